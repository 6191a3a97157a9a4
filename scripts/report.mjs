import { existsSync, readFileSync } from 'node:fs'

/**
 * What a test runner reported: how many tests passed, failed and were skipped, the names of those that passed, and which
 * failed. A failure has a name and a message, and where the runner can run it alone its `file` and `title`; one of a
 * whole file has no title, and `skipped` says how many of its tests were not run. `undefined` without a report.
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
  plain: ({ passed, failed, skipped, passedNames, failures }) => ({ passed, failed, skipped, passedNames, failures }),
  vitest: (report) => {
    const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, ancestorTitles, title, status, failureMessages }) => ({
        name: `${file}: ${fullName}`,
        file,
        // As the runner's own pattern for names sees it.
        title: [...ancestorTitles, title].join(' > '),
        status,
        message: (failureMessages ?? []).join('\n'),
      })),
    )
    // A file that fails before its first test has no test to its name.
    const wholeFiles = report.testResults.filter(hasFailedAsAWhole)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + wholeFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
      passedNames: tests.filter(({ status }) => status === 'passed').map(({ name }) => name),
      failures: [
        ...wholeFiles.map(({ name, message, assertionResults }) => ({
          name,
          message,
          file: name,
          skipped: assertionResults.filter(({ status }) => status !== 'passed').length,
        })),
        ...tests
          .filter(({ status }) => status === 'failed')
          .map(({ name, message, file, title }) => ({ name, message, file, title })),
      ],
    }
  },
  playwright: ({ stats, suites }) => {
    const specs = suites.flatMap(specsOf)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      passedNames: specs.filter(hasPassed).map(nameOf),
      failures: specs
        .filter(({ ok }) => !ok)
        .map((spec) => ({
          name: nameOf(spec),
          message: spec.tests
            .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
            .join('\n'),
          file: spec.file,
          title: spec.title,
        })),
    }
  },
}

const hasFailedAsAWhole = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
const hasPassed = ({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped')
const nameOf = ({ file, title }) => `${file}: ${title}`
