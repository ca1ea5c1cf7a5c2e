// The whole service worker: each file listens for what it is about.
import '@tiffin/kit/worker/offline.ts'
import './push.ts'
