// The whole service worker: each file listens for what it is about.
import './offline.ts'
import './push.ts'
