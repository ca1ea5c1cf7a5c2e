import type { FastifyReply } from 'fastify'

/** Sent with every answer of the server. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains', // browsers heed it over https only
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'geolocation=(self), camera=(self), clipboard-read=(self), clipboard-write=(self), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()',
}

/** What is not a page runs nothing and cannot be framed. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

export interface PagePolicy {
  /** Hashes of the scripts and styles that stand in the page itself: `'sha256-…'`. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Origins that the corp lets its webview page show. */
  readonly frames: readonly string[]
  /** The desk frames previews, and only previews may be framed, by our own pages. */
  readonly isDesk?: boolean
  readonly isPreview?: boolean
}

const origin = /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)$/

/** The one policy that may make an address of a script: that of the service worker. */
const workerPolicy = 'tiffin-worker'

/** The service worker runs nothing but itself and asks our origin only. */
export const workerHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
}

/** The headers of a page: everything from ourselves only, nothing inline but what we know by hash, no markup made from strings. */
export function pageHeaders({
  scripts,
  styles,
  frames,
  isDesk = false,
  isPreview = false,
}: PagePolicy): Record<string, string> {
  // Origins come from the brand's own settings: one that is not an origin would otherwise write policy.
  const frameList = [...(isDesk ? ["'self'"] : []), ...frames.filter((frame) => origin.test(frame))]
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...(frameList.length > 0 ? frameList : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
  ]
  const frameOptions = isPreview ? { 'x-frame-options': 'SAMEORIGIN' } : {}
  return { ...everywhere, ...frameOptions, 'content-security-policy': policy.join('; ') }
}

/**
 * The headers of a receipt: no script and nothing but its own styles. Its address is the key to it, so that it is neither kept nor found
 * nor sent to other pages as a referrer [receipt-2].
 */
export const receiptHeaders = (styles: readonly string[] = []): Record<string, string> => ({
  ...everywhere,
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    ['style-src', ...(styles.length > 0 ? styles : ["'none'"])].join(' '),
    'img-src data:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})

/** What says nothing about a script, a style or a picture: it is no page and the page that uses it has said it. */
const ofPagesOnly = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
  'x-request-id',
]

/** Takes from a file's answer what only pages need: a first visit fetches dozens of files, each as small as its headers. */
export function slimHeaders(reply: FastifyReply): FastifyReply {
  for (const name of ofPagesOnly) reply.removeHeader(name)
  return reply
}

/**
 * What a ready answer carries: data for our own pages, which is asked for by POST with a body of JSON and can be opened as no page.
 * Nothing that would say how a page behaves.
 */
export const readyHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': everywhere['x-content-type-options'],
  'strict-transport-security': everywhere['strict-transport-security'],
  'cross-origin-resource-policy': everywhere['cross-origin-resource-policy'],
}

/** Leaves a reply with the headers of a ready answer. */
export function readyHeadersOnly(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(apiHeaders)) if (!(name in readyHeaders)) reply.removeHeader(name)
  return reply
}
