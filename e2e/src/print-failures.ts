import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** As much of a page as shows what was on it. */
const mostShown = 6000

/** Prints what a page showed when its journey failed, also when the next try passes: where the trace cannot be opened, this is what remains. */
export default class PrintFailures implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    const [, page] = /```yaml\n(.*?)```/s.exec(path === undefined ? '' : readFileSync(path, 'utf8')) ?? []
    if (page !== undefined) console.log(`What the page showed in "${test.title}":\n${page.slice(0, mostShown)}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
