import type { Runs } from './runs.ts'
import { undoRunner } from './undo.runner.ts'
import { operationsHandlers } from './operations.handlers.ts'

export const handlers = { operations: operationsHandlers }

export const runs = { 'operations.undo': (services) => ({ run: undoRunner(services) }) } satisfies Runs
