// Pages that a picky customer walked through again [page-21].
const login = { id: 'page-21', tests: ['web/test/logging-in.test.ts'] }
const loginPages = { id: 'page-21', tests: ['web/test/login-pages.test.ts'] }

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
]
