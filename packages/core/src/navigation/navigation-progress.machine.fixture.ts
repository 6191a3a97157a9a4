import type { Walked } from '../machines/walk.fixture.ts'
import { navigationProgressMachine } from './navigation-progress.machine.ts'

export const walked: Walked = { machine: navigationProgressMachine, input: { random: () => 0.5 }, events: [] }
