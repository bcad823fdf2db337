import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ConsultingRoom, openConsultingRoom } from '../../../testing/consulting-room.ts';

let room: ConsultingRoom;
beforeAll(async () => {
  room = await openConsultingRoom(new Date('2026-11-20T08:00:00Z'));
});
afterAll(() => room.fixture.close());
beforeEach(() => room.nextVisit());

const stored = () =>
  room.fixture.platform.db
    .selectFrom('consultation_file')
    .select(['comment', 'version'])
    .where('appointment_id', '=', room.visit.id)
    .executeTakeFirst();

test.each([
  ['nothing', {}],
  ['blanks', { patient_concern: ' ', comment: '\n', drugs: [], laboratory_test_id: [] }],
])('a file of %s is refused with a sentence, and none is made', async (_what, form) => {
  const { status, body } = await room.save(form);
  expect([status, body.errors]).toEqual([422, [expect.stringContaining('The consultation file is empty.')]]);
  expect(await stored()).toBeUndefined();
});

test('an empty file does not take the place of a full one', async () => {
  await room.save({ comment: 'First' });
  expect((await room.save({})).status).toBe(422);
  expect(await stored()).toEqual({ comment: 'First', version: 1 });
});
