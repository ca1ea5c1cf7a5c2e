import { bootstrap } from '@tiffin/contract/common'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { createBrands, createStartBytes } from './index.ts'

const app = testApp()

it('the page carries the very answer of the start call, safe inside a script', async () => {
  const corpId = await buildCorp()
  await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.query(`update corp set slogan = '{"en-US": "</script><b>"}' where corp_id = $1`, [corpId]),
  )
  const corp = await app.corps.reload(corpId)
  if (!corp) throw new Error('no corp')
  const written = (await createStartBytes(createBrands(app.db))(corp, 'en-US')).identity.toString()
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual(await ask(app, bootstrap, { corp: corpId, language: 'en-US' }))
})
