import * as features from '../features.ts'
import { partsOf } from '../parts.ts'
import type { copyZh } from './copy.zh.ts'
import type { Translation } from './translate.ts'

/** All wording of the product in English. */
export const copyEn: Translation<typeof copyZh> = partsOf(features, 'en')
