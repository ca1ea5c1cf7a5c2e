import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@tiffin/contract/call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { headersOf, testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import { formOf } from '../../test/uploading.ts'
import { routeFile } from './route-file.ts'

const output = z.object({ size: z.int() })
const fileCall = (path: '/api/app/common/trial/short' | '/api/app/common/trial/long') =>
  call({ path, as: 'anyone', body: 'multipart', input: z.object({}), output })
const [short, long] = [fileCall('/api/app/common/trial/short'), fileCall('/api/app/common/trial/long')]
const limits = { maxBytes: 1000, bodyMs: 60_000 }

test('[sheet-7] a connection is kept for as long as the work on its file may take, and cut before where it may not', async () => {
  const app = testApp({
    add: (added) => {
      for (const [bound, all] of [
        [short, limits],
        [long, { ...limits, workMs: 30_000 }],
      ] as const)
        routeFile(added, { call: bound, limits: all }, async (file) => {
          let size = 0
          for await (const chunk of file) size += chunk.length
          await sleep(1500)
          return { size }
        })
    },
  })
  const corp = await buildCorp()
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
  app.http.server.setTimeout(300)
  const { type, body } = formOf({ bytes: 'tea', fields: {} })
  const send = (path: string) =>
    fetch(address + path, { method: 'POST', headers: { ...headersOf({ corp }), 'content-type': type }, body })
  expect(await (await send(long.path)).json()).toMatchObject({ code: 200, data: { size: 3 } })
  await expect(send(short.path)).rejects.toThrow()
})
