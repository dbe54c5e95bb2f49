import { ApiError } from '../../api/api-error';
import { takenTimeOf } from './next-free';

const message = 'That slot was just taken. Choose another.';
const next_free = [{ id: 1, starting_hour: '10:30', start_datetime: '2026-11-24T10:30:00+05:30' }];

describe('a time that was taken', () => {
  it('comes with those that are free next', () => {
    expect(takenTimeOf(new ApiError(409, { message, next_free }))).toEqual({
      message,
      nextFree: ['2026-11-24T10:30:00+05:30'],
      ownId: null,
    });
  });

  it('says where it is one’s own', () => {
    const error = new ApiError(409, { message, next_free, own_appointment_id: 7 });
    expect(takenTimeOf(error)?.ownId).toBe(7);
  });

  it('is told from every other refusal', () => {
    expect(takenTimeOf(new ApiError(409, { message }))).toBeNull();
    expect(takenTimeOf(new ApiError(400, { message, next_free }))).toBeNull();
    expect(takenTimeOf(new Error('offline'))).toBeNull();
  });
});
