"""How each pack stands before the camera."""

from dataclasses import dataclass


@dataclass
class Pose:
    """`height` is the share of the picture that the front may fill; turns and elevations in degrees."""

    height: float = 0.66
    turn: float = 5
    angle_turn: float = 13
    elevation: float = 9
    angle_elevation: float = 19
    shows_contents: bool = False


KINDS = {
    'bottle': Pose(height=0.76),
    'dropper': Pose(height=0.66),
    'pump': Pose(height=0.76),
    'pouch': Pose(height=0.74, turn=7, angle_turn=14),
    'sachet': Pose(height=0.62, turn=10, angle_turn=-14),
    'carton': Pose(height=0.66, turn=-24, angle_turn=-34, elevation=11),
    'box': Pose(height=0.56, turn=-22, angle_turn=-32, elevation=14, angle_elevation=24),
    'soap': Pose(height=0.46, turn=-13, angle_turn=-26, elevation=12),
    'candle': Pose(height=0.74, turn=6, angle_turn=16),
    'incense': Pose(height=0.76, turn=0, angle_turn=-12),
    'tube': Pose(height=0.74, turn=8, angle_turn=16),
    'hamper': Pose(height=0.66, turn=-6, angle_turn=-22, elevation=16, angle_elevation=30, shows_contents=True),
}
VARIANTS = {
    ('jar', 'squat'): Pose(height=0.48),
    ('jar', 'tall'): Pose(height=0.74),
    ('jar', 'square'): Pose(turn=12, angle_turn=22),
    ('bottle', 'medicine'): Pose(height=0.72),
    ('bottle', 'pill'): Pose(height=0.64),
    ('tin', 'round'): Pose(height=0.66, turn=6),
    ('tin', 'flat'): Pose(height=0.52, turn=0, angle_turn=-10, shows_contents=True),
    ('tin', 'caddy'): Pose(height=0.66, turn=-24, angle_turn=-34, elevation=11),
    ('tin', 'can'): Pose(height=0.76, turn=-22, angle_turn=-32),
    ('tin', 'trio'): Pose(height=0.66, turn=4, angle_turn=8),
    ('tin', 'pair'): Pose(height=0.44, turn=0, angle_turn=-8, elevation=12, angle_elevation=24, shows_contents=True),
    ('tin', 'chambers'): Pose(
        height=0.66, turn=-6, angle_turn=-22, elevation=26, angle_elevation=34, shows_contents=True
    ),
    ('pouch', 'block'): Pose(height=0.74, turn=-18, angle_turn=-30),
    ('pouch', 'folded'): Pose(height=0.58, turn=-14, angle_turn=-28),
    ('sachet', 'roll'): Pose(height=0.64, turn=4, angle_turn=-12),
    ('box', 'low'): Pose(height=0.50, turn=-20, angle_turn=18, elevation=30, angle_elevation=38),
    ('box', 'wooden'): Pose(
        height=0.60, turn=-8, angle_turn=-24, elevation=24, angle_elevation=34, shows_contents=True
    ),
    ('carton', 'straw'): Pose(height=0.58, turn=-14, angle_turn=-28, elevation=20, angle_elevation=32),
    ('candle', 'tin'): Pose(height=0.50, turn=0, angle_turn=10, elevation=14, angle_elevation=26),
}


def pose_of(shot):
    """The pose of a shot's pack."""
    return VARIANTS.get((shot['pack'], shot['variant'])) or KINDS.get(shot['pack']) or Pose()
