import * as features from '../features.ts'
import { merged } from '../parts.ts'
import type { Catalogue } from './wording.ts'

export const catalogueEn: Catalogue = merged(features, 'errorsEn')
