/** Leaves the app for another page, such as a payment provider's. */
export function leaveFor(url: string): void {
  location.assign(url)
}

/** Loads the page anew; what is kept on the device stays. */
export function loadAnew(): void {
  location.reload()
}
