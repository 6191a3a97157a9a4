import * as features from '../features.ts'
import { merged } from '../parts.ts'

/** Every endpoint of the product, by group. */
export const contract = merged(features, 'contract')
