import * as login from '@tiffin/contract/desk/login'
import * as me from '@tiffin/contract/desk/me'
import * as team from '@tiffin/contract/desk/team'
import * as view from '@tiffin/contract/desk/view'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { changePassword, endOwnSession, listOwnSessions, prove, showMe } from './account/account.ts'
import { beginTotp, renewRecoveryCodes, stopTotp, takeTotpIntoUse } from './account/own-totp.ts'
import type { StaffParts } from './log-in/check-password.ts'
import { logInToDesk } from './log-in/desk-log-in.ts'
import { accept, showInvitation } from './log-in/invitation.ts'
import { listTeam } from './team/list-team.ts'
import { changeRules, showRules } from './team/rules.ts'
import { clearPin, endSessions, invite, reinvite, resetTotp, setActive, update } from './team/team.ts'
import { changeViewName, keepView, listOwnViews, removeView } from './view/views.ts'

function serveLogin(app: App, parts: StaffParts): void {
  route(app, login.logInAtDesk, (wish, context) => logInToDesk(parts, wish, context))
  route(app, login.logOutOfDesk, async (_nothing, { corp, session }) => {
    await parts.sessions.end(corp.corpId, session)
    return {}
  })
  route(app, login.findInvitation, (wish, context) => showInvitation(parts, wish, context))
  route(app, login.acceptInvitation, (wish, context) => accept(parts, wish, context))
}

function serveAccount(app: App, parts: StaffParts): void {
  route(app, me.findMe, (_nothing, context) => showMe(parts, context))
  route(app, me.proveMe, (wish, context) => prove(parts, wish, context))
  route(app, me.changeMyPassword, (wish, context) => changePassword(parts, wish, context))
  route(app, me.startMyTotp, (_nothing, context) => beginTotp(parts, context))
  route(app, me.confirmMyTotp, (wish, context) => takeTotpIntoUse(parts, wish, context))
  route(app, me.renewMyRecoveryCodes, (_nothing, context) => renewRecoveryCodes(parts, context))
  route(app, me.stopMyTotp, (_nothing, context) => stopTotp(parts, context))
  route(app, me.listMySessions, (_nothing, context) => listOwnSessions(parts, context))
  route(app, me.endMySession, ({ sessionId }, context) => endOwnSession(parts, sessionId, context))
}

function serveTeam(app: App, parts: StaffParts): void {
  route(app, team.listStaff, (wish, context) => listTeam(parts.app, wish, context))
  route(app, team.inviteStaff, (wish, context) => invite(parts, wish, context))
  route(app, team.renewInvitation, (wish, context) => reinvite(parts, wish, context))
  route(app, team.updateStaff, (wish, context) => update(parts, wish, context))
  route(app, team.setStaffActive, (wish, context) => setActive(parts, wish, context))
  route(app, team.endStaffSessions, ({ staffId }, context) => endSessions(parts, staffId, context))
  route(app, team.resetStaffTotp, (wish, context) => resetTotp(parts, wish, context))
  route(app, team.clearStaffPin, (wish, context) => clearPin(parts, wish, context))
  route(app, team.findTeamRules, (_nothing, context) => showRules(parts, context))
  route(app, team.updateTeamRules, (wish, context) => changeRules(parts, wish, context))
}

function serveViews(app: App, { app: services }: StaffParts): void {
  route(app, view.listViews, (_nothing, context) => listOwnViews(services, context))
  route(app, view.saveView, (wish, context) => keepView(services, wish, context))
  route(app, view.renameView, (wish, context) => changeViewName(services, wish, context))
  route(app, view.deleteView, ({ viewId }, context) => removeView(services, viewId, context))
}

/** The desk's calls about people. */
export function serveDeskStaff(app: App, parts: StaffParts): void {
  serveLogin(app, parts)
  serveAccount(app, parts)
  serveTeam(app, parts)
  serveViews(app, parts)
}
