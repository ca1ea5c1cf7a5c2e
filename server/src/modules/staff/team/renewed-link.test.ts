import { renewInvitation } from '@tiffin/contract/desk/team'
import { refusals } from '@tiffin/contract/refusals'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { buildStaff, openTeam } from '../../../../test/team.ts'

const app = testApp()

it('[staff-9] a link is renewed by no one whose discount limits are lower than those of the person', async () => {
  const { corp, owner, keeper, first, member } = await openTeam(app)
  const { staffId } = await buildStaff(corp, 'employee', { stores: [first] })
  const renew = async (who: typeof owner) => {
    const { version } = await member(staffId)
    return (await ask(app, renewInvitation, { ...who, body: { staffId, version } })).code
  }
  expect(await renew(keeper)).toBe(200)
  await asCorp(corp, 'update staff set manual_discount_limit = 200 where staff_id = $1', [staffId])
  expect(await renew(keeper)).toBe(refusals.grantTooHigh)
  expect(await renew(owner)).toBe(200)
  await asCorp(corp, 'update staff set manual_discount_limit = 200 where staff_id = $1', [keeper.staffId])
  expect(await renew(keeper)).toBe(200)
})
