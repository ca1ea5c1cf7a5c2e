import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const bucket = {
  ...{ S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
}

test('uploads lie in the data folder unless a bucket is named', () => {
  expect(readConfig({}).uploadBucket).toBeUndefined()
  expect(readConfig(bucket).uploadBucket).toEqual({
    ...{ endpoint: 'https://s3.example', bucket: 'pictures', region: 'us-east-1', accessKeyId: 'id' },
    secretAccessKey: 'key',
  })
})

test('without any setting the server is a demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    demo: true,
    trustProxy: 0,
    databaseUrl: undefined,
  })
})

test('[brand-8] hosts stand for brands', () => {
  const { brandHosts } = readConfig({ BRAND_HOSTS: ' Order.Tea.example = tea, kopi.example=kopi,' })
  expect([...brandHosts]).toEqual([
    ['order.tea.example', 'tea'],
    ['kopi.example', 'kopi'],
  ])
})

test('a server that others can reach is no demo unless the settings say so', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false)
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true)
})

test.each([
  [{ PORT: '80a' }, /^PORT is a whole number from 0 to 65535, not "80a"\.$/],
  [{ PORT: '70000' }, /^PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is an address that begins with postgres:\/\//],
  [{ DATABASE_URL: 'nonsense with secret' }, /^DATABASE_URL(?!.*secret)/],
  [{ PUBLIC_URL: 'tiffin.example' }, /^PUBLIC_URL/],
  [{ BRAND_HOSTS: 'order.tea.example' }, /^BRAND_HOSTS is a list such as order\.tea\.example=tea/],
  [{ BRAND_HOSTS: 'https://tea.example=tea' }, /^BRAND_HOSTS/],
  [{ BRAND_HOSTS: 'tea.example=Tea' }, /^BRAND_HOSTS/],
  [{ BRAND_HOSTS: 'tea.example=tea,TEA.example=kopi' }, /^BRAND_HOSTS/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is one of trace, debug/],
  [{ TOKEN_SECRET: 'short' }, /^TOKEN_SECRET must have 32/],
  [{ TOKEN_SECRETS_OLD: `${'x'.repeat(32)}, short` }, /^TOKEN_SECRETS_OLD is a list/],
  [{ SMTP_URL: 'smtp://u:ours@mail.example' }, /^Sending mail needs MAIL_FROM too(?!.*ours)/],
  [{ SMTP_URL: 'https://u:ours@mail.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL(?!.*ours)/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Tea\nBcc: x <a@b.example>' }, /^MAIL_FROM/],
  [{ SMS_KEY: 'secret of ours' }, /^Sending SMS needs SMS_ACCOUNT and SMS_SENDER too(?!.*ours)/],
  [{ SMS_ACCOUNT: '../x', SMS_KEY: 'k', SMS_SENDER: 's' }, /^SMS_ACCOUNT/],
  [{ SMS_ACCOUNT: 'AC1', SMS_KEY: 'k', SMS_SENDER: 's', SMS_URL: 'sms.example' }, /^SMS_URL/],
  [{ SMS_ACCOUNT: 'AC1', SMS_KEY: 'k', SMS_SENDER: 's', SMS_URL: 'http://sms.example' }, /^SMS_URL.*https/],
  [{ MAPS_KEY: 'secret of ours' }, /^MAPS_KEY needs MAPS_URL too(?!.*ours)/],
  [{ MAPS_URL: 'http://maps.example' }, /^MAPS_URL.*https/],
  [{ DEMO: 'perhaps' }, /^DEMO is on or off/],
  [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY/],
  [
    { S3_BUCKET: 'pictures' },
    /^Uploads in a bucket need S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too/,
  ],
  [{ ...bucket, S3_ENDPOINT: 'ftp://x' }, /^S3_ENDPOINT/],
  [{ ...bucket, S3_BUCKET: '../x' }, /^S3_BUCKET/],
  [{ NODE_ENV: 'production' }, /^TOKEN_SECRET must be set/],
  [{ NODE_ENV: 'production', PUSH_TO_LOOPBACK: '1' }, /^PUSH_TO_LOOPBACK: for demos and tests only/],
  [{ NODE_ENV: 'production', DEMO: '1' }, /^DEMO: for demos and tests only/],
  [
    { NODE_ENV: 'production', PAY_TIMEOUT_SECONDS: '5', TOKEN_LIFETIME_SECONDS: '9' },
    /^PAY_TIMEOUT_SECONDS, TOKEN_LIFETIME/,
  ],
])('%o is refused with a sentence that names it', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('in production a demo that is switched off is nothing to refuse', () => {
  const production = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32) }
  for (const DEMO of ['0', 'off', 'false', '']) expect(readConfig({ ...production, DEMO }).demo).toBe(false)
})

test('messages go to a push service on this machine only where a test says so', () => {
  expect(readConfig({}).pushToLoopback).toBe(false)
  expect(readConfig({ PUSH_TO_LOOPBACK: '1' }).pushToLoopback).toBe(true)
})

test('old secrets are a list with commas, in which blanks do not count', () => {
  expect(readConfig({}).oldTokenSecrets).toEqual([])
  const [one, two] = ['a'.repeat(32), 'b'.repeat(40)]
  expect(readConfig({ TOKEN_SECRETS_OLD: ` ${one} ,${two},` }).oldTokenSecrets).toEqual([one, two])
})

test('SMS go to Twilio unless another address is named', () => {
  const account = { SMS_ACCOUNT: 'AC1', SMS_KEY: 'k', SMS_SENDER: '+15005550006' }
  expect(readConfig({}).sms).toBeUndefined()
  expect(readConfig(account).sms?.url).toBe('https://api.twilio.com')
  expect(readConfig({ ...account, SMS_URL: 'http://127.0.0.1:1/' }).sms?.url).toBe('http://127.0.0.1:1')
})

test('[R-7.17] there is no maps service unless MAPS_URL names one; its key is optional', () => {
  expect(readConfig({}).maps).toBeUndefined()
  expect(readConfig({ MAPS_URL: 'https://ipinfo.io/' }).maps).toEqual({ url: 'https://ipinfo.io', key: undefined })
  expect(readConfig({ MAPS_URL: 'http://127.0.0.1:1', MAPS_KEY: 'k' }).maps).toEqual({
    url: 'http://127.0.0.1:1',
    key: 'k',
  })
})

const vapid = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43) }

test('the VAPID keys are a pair or none; their contact is an address', () => {
  expect(readConfig({}).vapid).toBeUndefined()
  expect(readConfig(vapid).vapid).toEqual({ publicKey: 'B'.repeat(87), privateKey: 'k'.repeat(43) })
  expect(() => readConfig({ ...vapid, VAPID_PRIVATE_KEY: '' })).toThrow('VAPID_PRIVATE_KEY')
  expect(readConfig({ VAPID_SUBJECT: 'mailto:ops@example.com' }).vapidSubject).toBe('mailto:ops@example.com')
  expect(() => readConfig({ VAPID_SUBJECT: 'ops' })).toThrow('VAPID_SUBJECT')
})

test('[receipt-7] mail goes out by the server and from the address that the settings name', () => {
  const url = 'smtps://user:p%40ss@mail.example'
  const from = (MAIL_FROM: string) => readConfig({ SMTP_URL: url, MAIL_FROM }).mail
  expect(from('receipts@tea.example')).toEqual({ url, from: { name: '', address: 'receipts@tea.example' } })
  expect(from('Tea House <receipts@tea.example>')?.from).toEqual({ name: 'Tea House', address: 'receipts@tea.example' })
  expect(readConfig({}).mail).toBeUndefined()
})
