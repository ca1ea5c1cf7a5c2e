/** Compiled phrases of one language and chunk: `virtual:phrases/th-TH/first`, made by vite-plugin.ts. */
declare module 'virtual:phrases/*' {
  const phrases: import('@lingui/core').Messages
  export default phrases
}

/** How an app fetches its chunks, by language: `virtual:phrase-files/first+rest`, made by vite-plugin.ts. */
declare module 'virtual:phrase-files/*' {
  type Language = import('@tiffin/core/language/language').Language
  type Load = () => Promise<{ default: import('@lingui/core').Messages }>
  const files: Record<Language, Record<'first' | 'ordering' | 'rest' | 'counter' | 'desk', Load>>
  export default files
}
