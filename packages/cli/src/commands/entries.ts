import * as features from '../features.ts'
import { type Entry, areas } from './command.ts'

/** Everything that can stand behind `icss`, in the order of its help: each export of a feature. */
export const entries: readonly Entry[] = Object.values(features)
  .flatMap((feature) => Object.values<Entry>(feature))
  .toSorted((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area) || (a.name < b.name ? -1 : 1))
