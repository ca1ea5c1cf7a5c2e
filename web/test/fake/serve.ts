// The made-up shop over HTTP, to look at the app without the real server: node web/test/fake/serve.ts [port]
import { createServer } from 'node:http'
import { drawPicture, pictures } from '@tiffin/demo/illustrator/catalogue'
import sharp from 'sharp'
import { answers, FakeRefusal, moveOrder } from './answers.ts'

const port = Number(process.argv[2] ?? 8801)
const drawn = new Map<string, Promise<Buffer>>()

const tints: Record<string, string> = {
  rose: '#fae0e4',
  pistachio: '#e3ecd4',
  oat: '#f4e8d6',
  butter: '#fbedc3',
  sky: '#dce9f1',
  plum: '#ecdff0',
  mint: '#d8ede4',
  peach: '#fce5d3',
}

function draw(path: string): Promise<Buffer> | undefined {
  const [, name = '', cut, width = '192', format = 'webp'] =
    /^\/media\/(.+?)(-cut)?-(96|192|384|640)\.(avif|webp)$/.exec(path) ?? []
  const picture = pictures[name]
  if (picture === undefined) return undefined
  const known = drawn.get(path)
  if (known !== undefined) return known
  const svg = sharp(Buffer.from(drawPicture(name, picture)), { density: 96 }).resize(Number(width), Number(width))
  const flat = cut === undefined ? svg.flatten({ background: tints[picture.tint] ?? '#f4e8d6' }) : svg
  const made = (format === 'avif' ? flat.avif({ effort: 0 }) : flat.webp()).toBuffer()
  drawn.set(path, made)
  return made
}

function answer(path: string, body: string): unknown {
  const move = /^\/fake\/move\/(\w+)\/(\d+)$/.exec(path)
  if (move !== null) return moveOrder(move[1] ?? '', Number(move[2]) as 20)
  const handler = answers[path as keyof typeof answers] as ((input: unknown) => unknown) | undefined
  if (handler === undefined) throw new Error(`the fake does not answer ${path}`)
  return handler(body === '' ? {} : JSON.parse(body))
}

createServer(async (request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? ''
  const picture = draw(path)
  if (picture !== undefined) {
    response.setHeader('content-type', path.endsWith('avif') ? 'image/avif' : 'image/webp')
    response.end(await picture)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  response.setHeader('content-type', 'application/json')
  try {
    const data = answer(path, Buffer.concat(chunks).toString())
    response.end(JSON.stringify({ code: 200, message: '', data, successful: true }))
  } catch (fault) {
    const code = fault instanceof FakeRefusal ? fault.code : 500
    const [message, data] = fault instanceof FakeRefusal ? [fault.message, fault.data] : [String(fault), null]
    response.end(JSON.stringify({ code, message, data, successful: false }))
  }
}).listen(port, '127.0.0.1', () => process.stdout.write(`fake shop on http://127.0.0.1:${port}\n`))
