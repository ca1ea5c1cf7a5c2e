/** What the app calls itself, to the server and on its pages. */
export const appVersion = '2.2.2'
