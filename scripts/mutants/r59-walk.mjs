// Pages that a picky customer walked through again [page-21] [page-22].
const login = { id: 'page-21', tests: ['web/test/logging-in.test.ts'] }
const loginPages = { id: 'page-21', tests: ['web/test/login-pages.test.ts'] }
const agreement = { id: 'page-22', tests: ['web/test/agreement-pages.test.ts'] }
const example = { id: 'page-22', tests: ['core/src/points/example.test.ts'], file: 'core/src/points/example.ts' }

export const faults = [
  {
    ...{ ...login, name: 'a page that needs an account asks for a password first' },
    file: 'web/src/screens/login/login.tsx',
    ...{ find: 'target !== undefined && inputs.way', put: 'target === undefined && inputs.way' },
  },
  {
    ...{ ...login, name: 'who used a password last is asked for a code' },
    file: 'web/src/screens/login/login.tsx',
    ...{ find: " && keptLoginWay.get() !== 'password',", put: ',' },
  },
  {
    ...{ ...loginPages, name: 'who registers is led to the password by "text me a code"' },
    file: 'web/src/screens/register/register.tsx',
    ...{
      find: 'replacePage(withInputs(paths.codeLogin, { redirect }))',
      put: 'replacePage(withInputs(paths.login, { redirect }))',
    },
  },
  {
    ...{ ...loginPages, name: 'the button to log in is red before there are six digits' },
    file: 'web/src/screens/verify-code/verify-code.tsx',
    ...{ find: 'aria-disabled={typed.length < codeLength}', put: 'aria-disabled={false}' },
  },
  {
    ...{ ...agreement, name: 'the index of a text leads to the heading after' },
    file: 'web/src/features/markup/markup.tsx',
    ...{ find: 'querySelectorAll<HTMLElement>(tag)[index]', put: 'querySelectorAll<HTMLElement>(tag)[index + 1]' },
  },
  {
    ...{ ...agreement, name: 'an agreement does not say when it was written' },
    file: 'web/src/screens/agreement/agreement.tsx',
    ...{ find: 'isLong foot={foot}', put: "isLong foot=''" },
  },
  {
    ...{ ...agreement, tests: ['web/src/features/markup/headings-of.test.ts'], name: 'the index lists the title only' },
    file: 'web/src/features/markup/headings-of.ts',
    ...{ find: 'large.length > 1', put: 'large.length > 0' },
  },
  {
    ...{ ...example, name: 'the example of points takes more than the brand lets be taken' },
    ...{ find: 'const most = mostPointsOf(payable, terms)', put: 'const most = payable / terms.minorPerPoint' },
  },
  {
    ...{ ...example, name: 'the example earns fewer than a hundred points' },
    ...{ find: 'earnedPoints(amount, terms) >= memorable', put: 'earnedPoints(amount, terms) > 0' },
  },
  {
    ...{ id: 'page-22', tests: ['server/src/modules/points/points.test.ts'], name: 'a brand without points has terms' },
    file: 'server/src/modules/points/routes.ts',
    ...{ find: 'const rule = pointsEnabled ?', put: 'const rule = !pointsEnabled ?' },
  },
  {
    ...{ id: 'page-22', tests: ['web/test/points-page.test.ts'], name: 'the explanation of points has no example' },
    file: 'web/src/screens/points-description/points-description.tsx',
    ...{ find: '<Examples rule={data.rule} />', put: 'null' },
  },
]
