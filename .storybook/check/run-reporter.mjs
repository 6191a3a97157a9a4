import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { noteBegin, noteEnd } from '../../scripts/running/note.mjs'

const textOf = (message) => stripVTControlCharacters(message).replace(/(\n\s+at .*)+\s*$/, '')

/**
 * Writes what the run found where `STORIES_RESULT` says, for `scripts/stories.mjs` to tell, and notes what runs, so that a
 * story that hangs can be named.
 */
export default class RunReporter {
  onTestCaseStart(_, { fullName }) {
    noteBegin(fullName)
  }

  onTestCaseResult(_, { fullName }) {
    noteEnd(fullName)
  }

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
    const passedNames = testResults.flatMap(({ testResults: tests }) =>
      tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    )
    writeFileSync(process.env.STORIES_RESULT, JSON.stringify({ passed: numPassedTests, passedNames, failures }))
  }
}
