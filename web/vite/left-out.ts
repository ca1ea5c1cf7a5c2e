/** Words come with the language that is spoken, and no customer previews; everything else of the app is kept before it is needed. */
export const isLeftOut = (file: string): boolean => /^assets\/(?:first|ordering|rest|draft|show-strip)-/.test(file)
