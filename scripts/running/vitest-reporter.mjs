import { noteBegin, noteEnd } from './note.mjs'

const nameOf = ({ module, fullName }) => `${module.relativeModuleId}: ${fullName}`

/**
 * Notes for `scripts/test-run.mjs` which files and tests run, so that one that hangs can be named; of a test that never lets
 * go of its thread only the file is heard of.
 */
export default class RunningReporter {
  onTestModuleStart({ relativeModuleId }) {
    noteBegin(relativeModuleId)
  }

  onTestModuleEnd({ relativeModuleId }) {
    noteEnd(relativeModuleId)
  }

  onTestCaseReady(testCase) {
    noteBegin(nameOf(testCase))
  }

  onTestCaseResult(testCase) {
    noteEnd(nameOf(testCase))
  }
}
