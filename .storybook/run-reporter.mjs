import { writeFileSync } from 'node:fs'

/** Writes what the run found where `STORIES_RESULT` says, for `scripts/stories.mjs` to tell. */
export default class RunReporter {
  onRunComplete(_, results) {
    const failures = results.testResults.flatMap(({ testFilePath, testResults, testExecError, failureMessage }) => {
      if (testExecError !== undefined && testExecError !== null)
        return [{ name: testFilePath, message: failureMessage }]
      return testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages.join('\n') }))
    })
    const { numPassedTests: passed, numPendingTests: skipped } = results
    writeFileSync(process.env.STORIES_RESULT, JSON.stringify({ passed, skipped, failures }))
  }
}
