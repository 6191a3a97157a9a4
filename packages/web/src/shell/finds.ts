import { merged } from '@icss/core/parts.ts'
import * as features from '../features.ts'
import type { Finds } from './find-records.ts'

/** How the records of each noun are found. */
export const finds: Finds = merged(features, 'finds')
