const dragging = 'WebDriver BiDi begins to drag and never drops, on a bare page as well.'
const slowNetwork = 'WebDriver BiDi cannot slow the network, so that nothing can be cut in its middle.'
const countedPages = 'Firefox compresses the pages of its PDF, so that they cannot be counted.'
const ownDownload = 'WebDriver BiDi does not tell of a download that a page makes itself.'

/** The journeys that the driver of Firefox cannot walk, and why. */
export const notInFirefox: Readonly<Record<string, string>> = {
  'a category that is dragged onto another lies below it': dragging,
  'a reload in the middle of a video loses nothing: the same file goes on from where it was': slowNetwork,
  'a laptop that is closed in the middle of a video and opened when the session is over: it goes on from there':
    slowNetwork,
  'files whose upload a reload cut go on from where they were, new ones and those that take the place of one':
    slowNetwork,
  'a meeting from the list of 300 to a draw that is checked without a network': countedPages,
  'badges of 3,000 people are laid out while the tab answers, each with the code of one of them, and printed whole':
    countedPages,
  'the badge of a walk-in is printed at the desk, on a sheet of its size, once the server has given them a code':
    countedPages,
  'a desk of 100,000 people takes them along and finds them without a network':
    'WebDriver BiDi does not tell how much memory a page holds.',
  'badges that are held before a camera are signed in, at a desk without a network and on the phone of a helper':
    'Firefox has no camera that shows a file.',
  'permissions of sub-channels are planned, applied and undone, in the web and by the CLI alike': ownDownload,
  'the code of a link is saved as a picture and as vectors': ownDownload,
}
