import TreeDrawing

/// A file or a folder in a box: an icon and two lines.
struct FileNode: View {
  let item: FileItem

  var body: some View {
    HStack(spacing: 10) {
      if item.isFolder {
        FolderIcon()
      } else {
        DocumentIcon()
      }
      VStack(alignment: .leading, spacing: 1) {
        Text.title(item.name)
        Text.detail(item.detail)
      }
    }
    .padding(EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 12))
    .card()
  }
}

/// A folder: a tab that looks out behind a sheet.
struct FolderIcon: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 2.5).fill(Look.blue)
      .frame(width: 24, height: 16)
      .padding(.top, 3)
      .background(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 2).fill(Look.blue).frame(width: 11, height: 8)
      }
      .overlay(alignment: .bottom) {
        RoundedRectangle(cornerRadius: 2.5).fill(Look.paleBlue)
          .frame(width: 22, height: 10.5).padding(.bottom, 1)
      }
  }
}

/// A sheet with lines of writing.
struct DocumentIcon: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2.5) {
      line(10)
      line(10)
      line(6)
    }
    .frame(width: 17, height: 22)
    .background {
      RoundedRectangle(cornerRadius: 2.5).fill(Look.paper).stroke(Look.edge)
    }
    .frame(width: 24)
  }

  private func line(_ width: Double) -> some View {
    Capsule().fill(Look.border).frame(width: width, height: 1.5)
  }
}
