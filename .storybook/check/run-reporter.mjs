import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const textOf = (message) => stripVTControlCharacters(message).replace(/(\n\s+at .*)+\s*$/, '')

/** Writes what the run found where `STORIES_RESULT` says, for `scripts/stories.mjs` to tell. */
export default class RunReporter {
  onRunComplete(_, { testResults, numPassedTests }) {
    const failures = testResults.flatMap(({ testFilePath, testResults: tests, testExecError, failureMessage }) =>
      testExecError
        ? [{ name: testFilePath, message: textOf(failureMessage) }]
        : tests
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => ({
              name: fullName,
              message: textOf(failureMessages.join('\n').replace(/^Error: /, '')),
            })),
    )
    writeFileSync(process.env.STORIES_RESULT, JSON.stringify({ passed: numPassedTests, failures }))
  }
}
