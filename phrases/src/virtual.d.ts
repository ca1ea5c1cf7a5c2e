/** Compiled phrases of one language and chunk: `virtual:phrases/th-TH/first`, made by vite-plugin.ts. */
declare module 'virtual:phrases/*' {
  const phrases: import('@lingui/core').Messages
  export default phrases
}
