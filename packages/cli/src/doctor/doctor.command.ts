import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'

export function addDoctorCommand(program: IcssCommand, { t, run }: CommandScope): void {
  program
    .command('doctor')
    .description(t('doctor.summary'))
    .showing(t('doctor.examples'), '{"ok", "checks": [{"name", "state": "ok" | "warning" | "failed", "found", "fix"}]}')
    .action(
      run(async (console, options) => {
        const { runDoctor } = await import('./run-doctor.ts')
        return runDoctor(console, options)
      }),
    )
}
