// How each test runner is started, and how it runs some tests once more. A run is a command with its arguments, what it
// adds to the environment, and the report that it writes; `again` answers runs with the failures that each tries again;
// `changed` answers the words that leave the tests which a change since a commit reaches.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const reporter = (runner) => join(import.meta.dirname, 'running', `${runner}-reporter.mjs`)

/** The tests of a folder with a `vitest.config`. Tried again each file by itself, and of it the tests that failed. */
export function byVitest(folder) {
  const run = (report, words = []) => ({
    command: ['vitest', 'run', '--root', folder, '--reporter=default', '--reporter=json', ...words],
    more: [`--reporter=${reporter('vitest')}`, `--outputFile.json=${report}`],
    report,
  })
  const oneMore = (file, failures, report) => {
    const titles = failures.map(({ title }) => title)
    const words = titles.includes(undefined) ? [] : ['-t', `^(?:${titles.map(escaped).join('|')})$`]
    return { ...run(report, [file, ...words]), failures }
  }
  return {
    format: 'vitest',
    changed: (ref) => [`--changed=${ref}`],
    first: (report) => [run(report)],
    again: (failures, reportOf) => {
      const files = [...new Set(failures.map(({ file }) => file))]
      return files.map((file, at) =>
        oneMore(
          file,
          failures.filter((one) => one.file === file),
          reportOf(at),
        ),
      )
    },
  }
}

const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The journeys of a Playwright configuration; dealt out to so many runs, each is at a product of its own. */
export function byPlaywright(config, { reports, runs }) {
  const runner = (folder, choice) => {
    const run = (report, words = []) => ({
      command: ['playwright', 'test', '-c', config, `--output=${folder}`, ...words],
      more: [`--reporter=list,json,${reporter('playwright')}`],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      report,
    })
    return {
      first: (report) => [run(report, choice)],
      again: (failures, reportOf) => [{ ...run(reportOf(0), ['--last-failed']), failures }],
    }
  }
  const piece = (at) => runner(`${reports}-${at}`, [`--shard=${at}/${runs}`])
  return {
    format: 'playwright',
    // What the journeys import, not what they walk through.
    changed: (ref) => [`--only-changed=${ref}`, '--pass-with-no-tests'],
    ...runner(reports, []),
    pieces: Array.from({ length: runs }, (_, at) => piece(at + 1)),
  }
}

/** The stories, by `stories.mjs`. */
export function byStories(script) {
  const run = (report, words = []) => ({ command: ['node', script, `--report=${report}`, ...words], report })
  return {
    format: 'plain',
    changed: (ref) => [`--changed=${ref}`],
    first: (report) => [run(report)],
    again: (failures, reportOf) => {
      const names = `${reportOf(0)}.names`
      writeFileSync(names, JSON.stringify(failures.map(({ name }) => name)))
      return [{ ...run(reportOf(0), [`--names=${names}`]), failures }]
    },
  }
}

/** Programs that pass or fail as a whole and count as one test each; there is no second try. */
export const byExitCode = (...commands) => ({ first: () => commands.map((command) => ({ command })) })
