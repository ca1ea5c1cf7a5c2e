export { isTaken, takeBudget, untilNext } from './budget.ts'
export { Codes } from './code/codes.ts'
export type { SmsGateway } from './code/sms.ts'
export * as testPhones from './code/test-phone-parts.ts'
export { twilioGateway } from './code/twilio-gateway.ts'
export { agreementInForce, customerValues, type NewCustomer } from './customer-queries.ts'
export { enter, type LoggedIn, newCustomer } from './enter.ts'
export { Guard } from './guard.ts'
export { loginJobs } from './jobs.ts'
export { keyedHash, keyFor, sealKeys } from './keys.ts'
export { withCode } from './log-in.ts'
export type { LoginParts } from './parts.ts'
export { readPhone } from './phone.ts'
export { serveLogin } from './routes.ts'
export { LoginSessions, sessionEnded } from './session/sessions.ts'
export {
  findStaffSession,
  grantsOfStaff,
  isTotpDue,
  listStaffSessions,
  noteProof,
  revokeStaffSession,
  staffSessionOf,
} from './session/staff-queries.ts'
