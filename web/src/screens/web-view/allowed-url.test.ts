import { expect, it } from 'vitest'
import { allowedUrl } from './allowed-url.ts'

const origins = [
  'https://pages.brand.example',
  'https://other.example:8443',
  'http://127.0.0.1:9000',
  'http://plain.example',
]
const ownOrigin = 'https://tiffin.example'

it.each([
  'https://pages.brand.example',
  'https://pages.brand.example/',
  'https://pages.brand.example/a/b?c=d#e',
  'HTTPS://PAGES.BRAND.EXAMPLE/a',
  'https://pages.brand.example:443/',
  'https://other.example:8443/x',
  'http://127.0.0.1:9000/local',
])('[R-2.17][WB-04] %s may be shown inside the app', (url) => {
  expect(allowedUrl(url, origins, ownOrigin)?.protocol).toMatch(/^https?:$/)
})

it.each([
  '',
  'pages.brand.example',
  '//pages.brand.example',
  '/pages.brand.example',
  'https:pages.brand.example',
  'https:/pages.brand.example',
  'https:\\\\pages.brand.example',
  'https:///pages.brand.example',
  'http://pages.brand.example/',
  'http://plain.example/',
  'https://pages.brand.example.evil.example/',
  'https://evil.example/https://pages.brand.example/',
  'https://evil.example#https://pages.brand.example',
  'https://evil.example?https://pages.brand.example',
  'https://pages.brand.example@evil.example/',
  'https://pages.brand.example:443@evil.example/',
  'https://user:word@pages.brand.example/',
  'https://pages.brand.example:8443/',
  'https://other.example/',
  'https://sub.pages.brand.example/',
  'https://pages.brand.example./',
  'https://pаges.brand.example/', // a Cyrillic letter
  'https://evil.example\\@pages.brand.example/',
  'javascript:alert(1)',
  'JaVaScRiPt://pages.brand.example/%0aalert(1)',
  ' https://evil.example',
  '\thttps://pages.brand.example',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pages.brand.example/1',
  'filesystem:https://pages.brand.example/1',
  'about:blank',
  'file:///etc/passwd',
  'ftp://pages.brand.example/',
  'ws://pages.brand.example/',
  'view-source:https://pages.brand.example/',
  'intent://pages.brand.example#Intent;end',
  'http://127.0.0.1:9001/',
  'http://127.0.0.1.evil.example:9000/',
  'http://localhost:9000/',
  'http://[::1]:9000/',
  'http://0.0.0.0:9000/',
  'http://2130706433:9001/',
  'https://%70ages.evil.example/',
  'https://tiffin.example/',
  'https://',
  'https://?corp=demo',
])('[R-2.17][WB-04] %s may not be shown inside the app', (url) => {
  expect(allowedUrl(url, origins, ownOrigin)).toBeUndefined()
})

it('[WB-04] ourselves may not be shown even when a brand allows it: the frame could leave its sandbox', () => {
  expect(allowedUrl(`${ownOrigin}/?corp=demo`, [ownOrigin], ownOrigin)).toBeUndefined()
})
