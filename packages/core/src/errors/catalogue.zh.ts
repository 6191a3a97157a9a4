import * as features from '../features.ts'
import { merged } from '../parts.ts'
import type { Catalogue } from './wording.ts'

export const catalogueZh = merged(features, 'errorsZh') satisfies Catalogue
