/** Limits that a call has beside the share of its network, by the end of its path. */
const limits: Record<string, string> = {
  'product/list':
    'ready for pages the apps ask for; at most 500 a page; word of 50 letters; plain forms kept up to 4 MB',
  'product/search': 'word of 50 letters and 10 words after folding; a second of the database; at most 500 hits',
  'category/list': 'ready for pages the apps ask for; 15 levels',
  'product/batch-detail': '200 ids, each answered once',
  'product/gift-detail': '200 ids, each answered once',
  'material/list': '200 a page',
  'store/table': 'a code of 96 bits',
  'food/list': 'ready',
  'sale-limit/check': 'at most 100 lines',
  'promotion/all-promotion': 'at most 100 lines',
  'promotion/whole-promotion': 'at most 100 lines',
  'promotion/sku-promotion': 'at most 100 lines',
  'cart/check': 'at most 100 lines',
  'shared-cart/create': 'at most 50 lines and 128 KB; 100 an hour from a network',
  'group/detail': 'an id of 128 bits',
  'group/join': '300 an hour from a network; ten of a group',
  'group/save': 'a key of 128 bits; 30 lines, 100 of a group',
  'group/leave': 'a key of 128 bits',
  'shared-cart/detail': 'an id of 128 bits; at most 50 lines',
  'stat/report': '200 records and 256 KB',
  'location/ip': 'answers are remembered',
  'preview/detail': 'a token is checked before anything is read; with a good one two at a time, 60 wait',
  'preview/fallback-list': 'as preview/detail; with a good one it reads every text of the menu once',
  'push/client-id': '2,000 an hour from a network',
  'login/send-sms-code':
    'SMS of an hour: 20 of a /64 or address, 40 of a /56, 80 of a /48, and budgets of phone and brand',
  'login/login-by-code': 'five tries of a code; 40 wrong codes of a network in 15 minutes',
  'login/login-by-password': '60 guesses of a network in five minutes, ten of a phone from unknown networks',
  'login/register': 'five tries of a code; 40 wrong codes of a network in 15 minutes',
  'login/reset-password': 'five tries of a code; 40 wrong codes of a network in 15 minutes',
  'employee/login': '100 of a network in five minutes, 20 of an account from unknown networks',
  'login/log-in': '100 of a network in five minutes, 20 of an account from unknown networks',
  'login/accept-invitation': 'a password is hashed only for an invitation that is good',
}

export const limitOf = (path: string): string => limits[path.split('/').slice(-2).join('/')] ?? '–'
