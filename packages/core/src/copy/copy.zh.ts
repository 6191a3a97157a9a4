import * as features from '../features.ts'
import { partsOf } from '../parts.ts'

/** All wording of the product in Chinese, by feature; written first. */
export const copyZh = partsOf(features, 'zh')
