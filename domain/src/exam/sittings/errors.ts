import { conflict, forbidden, invalid } from '../../kernel/errors.js';

export class WrongRoomCode extends invalid(
  'wrong_room_code',
  'No room has this code now. The code changes every five minutes: please look at the screen again.',
) {}

export class TestOpenElsewhere extends conflict(
  'test_open_elsewhere',
  'You have another test open. Submit it before you enter the room.',
) {}

export class AdmissionNeeded extends forbidden(
  'admission_needed',
  'The supervisor has not admitted you on this device. Enter the code of the room and wait.',
) {}

export class SittingNotBegun extends conflict(
  'sitting_not_begun',
  'You are admitted. The test can start when the sitting begins.',
) {}

export class DomainNotInSitting extends conflict(
  'domain_not_in_sitting',
  'This domain is not offered in this sitting. Please choose another one.',
) {}

export class SittingNotOpen extends conflict('sitting_not_open', 'This sitting has ended.') {}

export class RoomFull extends conflict('room_full', 'All seats of this room are taken.') {}

export class TestsStillOpen extends conflict(
  'tests_still_open',
  'Tests are still open in this room. Wait until they end, or void them.',
) {}
