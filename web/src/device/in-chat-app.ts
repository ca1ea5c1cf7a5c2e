const chatApps =
  /MicroMessenger|WeChat|DingTalk|WhatsApp|\bLine\/|FBAN|FBAV|FB_IAB|Instagram|Telegram|KAKAOTALK|Zalo|\bQQ\//i

/** Whether the app runs inside a chat app, which opens no store of apps. */
export const isInChatApp = (agent = navigator.userAgent): boolean => chatApps.test(agent)
