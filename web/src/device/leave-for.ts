/** Leaves the app for another page, such as a payment provider's. */
export function leaveFor(url: string): void {
  location.assign(url)
}

/** Reloads the page; what is kept on the device stays. */
export function reloadPage(): void {
  location.reload()
}
