import Sequencer from '@jest/test-sequencer';

const isDrill = ({ path }) => path.includes('/drills/');

/** Jest begins with long files. The drills' are short, and take long. */
export default class extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, two) => isDrill(two) - isDrill(one));
  }
}
