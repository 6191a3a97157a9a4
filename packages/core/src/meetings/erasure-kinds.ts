/** What an erasure takes away, in the order in which a plan names it. */
export const goingKinds = ['people', 'signIns', 'wins', 'deskFacts', 'phones', 'texts', 'values', 'runs'] as const

/** What it leaves; the words say why. */
export const stayingKinds = ['counts', 'proofs', 'prizes', 'audit', 'smsCounts', 'backups', 'elsewhere'] as const
