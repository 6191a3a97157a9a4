import { existsSync, readFileSync } from 'node:fs'

/** Reads how many tests passed, failed and were skipped; each format's own file, `undefined` when there is none. */
export function readCounts(format, file) {
  if (!existsSync(file)) return undefined
  try {
    return READERS[format](JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`${file} cannot be read: ${error.message}`)
    return undefined
  }
}

const READERS = {
  plain: ({ passed, failed, skipped }) => ({ passed, failed, skipped }),
  vitest: (report) => ({
    passed: report.numPassedTests,
    // A file that fails before its first test has no test to its name.
    failed: report.numFailedTests + report.testResults.filter(hasFailedAsAWhole).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
}

const hasFailedAsAWhole = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
