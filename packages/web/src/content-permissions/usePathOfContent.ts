import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { usePaths } from '../shell/usePaths.ts'

/** The path of the screen of a piece of content. */
export function usePathOfContent(): (kind: ContentKind, id: string) => string {
  const pathTo = usePaths()
  return (kind, id) => {
    switch (kind) {
      case 'course':
        return pathTo('uploadcourse', { cloudSubjectId: id })
      case 'live':
        return pathTo('liveDetails', { id })
      case 'file':
        return pathTo('eusFileUpload', { id })
      case 'notice':
        return pathTo('eusnoticedetail', { id })
      case 'meeting':
        return pathTo('signinPreview', { id })
    }
  }
}
