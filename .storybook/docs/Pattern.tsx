import { storyId } from '../../packages/ui/src/story/stories-in.ts'
import { DoAndDont } from './DocsPage.tsx'
import type { Pattern as Told } from './patterns.ts'

const linkTo = (story: string) => {
  const [title = '', name = ''] = story.split(': ')
  return `?path=/story/${storyId(title, name)}`
}

/** A pattern: what it is for, do and don't, and the stories to look at. */
export const Pattern = ({ of: { purpose, does, donts, stories } }: { of: Told }) => (
  <>
    <p>
      {purpose.zh}
      <br />
      {purpose.en}
    </p>
    <DoAndDont docs={{ does, donts }} />
    <h2>示例 To look at</h2>
    <ul>
      {stories.map((story) => (
        <li key={story}>
          <a href={linkTo(story)} target="_top">
            {story}
          </a>
        </li>
      ))}
    </ul>
  </>
)
