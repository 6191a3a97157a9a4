import { noteBegin, noteEnd } from './note.mjs'

const nameOf = (test) => test.titlePath().filter(Boolean).join(': ')

/** Notes for `scripts/test-run.mjs` which tests run, so that one that hangs can be named. */
export default class RunningReporter {
  printsToStdio() {
    return false
  }

  onTestBegin(test) {
    noteBegin(nameOf(test))
  }

  onTestEnd(test) {
    noteEnd(nameOf(test))
  }
}
