/// The default look of a node: its label, in one line, in a box with rounded corners.
struct NodeBox: View {
  let label: String
  let theme: Theme

  var body: some View {
    Text(label.drawnForm)
      .foregroundStyle(theme.text)
      .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
      .background {
        RoundedRectangle(cornerRadius: 7)
          .painted(Paint(fill: theme.fill, stroke: theme.border))
      }
  }
}
