/** Leaves the app for another page, such as a payment provider's. */
export function leaveFor(url: string): void {
  location.assign(url)
}
