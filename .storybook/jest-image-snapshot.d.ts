declare module 'jest-image-snapshot' {
  /** The options used here. */
  export type MatchImageSnapshotOptions = {
    customSnapshotsDir: string
    customSnapshotIdentifier: string
    customDiffDir: string
    customReceivedDir: string
    storeReceivedOnFailure: boolean
    failureThreshold: number
    comparisonMethod: 'pixelmatch' | 'ssim'
    customDiffConfig: { threshold: number; includeAA: boolean }
  }
  export const toMatchImageSnapshot: (picture: unknown, options: MatchImageSnapshotOptions) => unknown
}
