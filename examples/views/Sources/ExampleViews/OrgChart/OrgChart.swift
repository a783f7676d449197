import TreeDrawing

/// A tree of people, drawn by the library's own diagram with a view for each person.
struct OrgChart: View {
  let tree: Tree<Person>

  var body: some View {
    Diagram(tree, style: style) { PersonCard(person: $0) }
  }

  private var style: DiagramStyle {
    var style = DiagramStyle(arrangement: .tidy)
    style.spacing.levels = 36
    style.edge.stroke = Look.edge
    return style
  }
}

/// A portrait, a name and a task.
private struct PersonCard: View {
  let person: Person

  var body: some View {
    HStack(spacing: 8) {
      Portrait(initials: person.initials)
      VStack(alignment: .leading, spacing: 1) {
        Text.title(person.name)
        Text.detail(person.task)
      }
    }
    .padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 12))
    .card()
  }
}

/// The first letters of a name on a round ground.
private struct Portrait: View {
  let initials: String

  var body: some View {
    Text(initials)
      .font(.system(size: 11, weight: .bold))
      .foregroundStyle(Look.blue)
      .frame(width: 28, height: 28)
      .background { Circle().inset(by: 0.5).fill(Look.paleBlue).stroke(Look.blue.opacity(0.4)) }
  }
}
