type Report = (name: unknown, value?: unknown) => void

const waiting: Parameters<Report>[] = []
let take: Report = (...event) => {
  waiting.push(event)
}

/** Reports to statistics that something happened. They are loaded later; until then it waits. */
export const report: Report = (name, value) => take(name, value)

/** From now on events go there, those that waited first. */
export function takeReports(next: Report): void {
  take = next
  for (const event of waiting.splice(0)) next(...event)
}
