import { existsSync, readFileSync } from 'node:fs'

/**
 * Reads how many tests passed, failed and were skipped, and which failed (name and message); each format's own file,
 * `undefined` when there is none.
 */
export function readResults(format, file) {
  if (!existsSync(file)) return undefined
  try {
    return READERS[format](JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`${file} cannot be read: ${error.message}`)
    return undefined
  }
}

const READERS = {
  plain: ({ passed, failed, skipped, failures }) => ({ passed, failed, skipped, failures }),
  vitest: (report) => {
    // A file that fails before its first test has no test to its name.
    const wholeFiles = report.testResults.filter(hasFailedAsAWhole)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + wholeFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...wholeFiles.map(({ name, message }) => ({ name, message })),
        ...report.testResults.flatMap(({ name: file, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => ({
              name: `${file}: ${fullName}`,
              message: failureMessages.join('\n'),
            })),
        ),
      ],
    }
  },
  playwright: ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  }),
}

const hasFailedAsAWhole = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

const failuresOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      name: `${file}: ${title}`,
      message: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
        .join('\n'),
    })),
  ...suites.flatMap(failuresOf),
]
