// Freya Sundholt, español. Tres historias y el mostrador.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR solo = ""
VAR terco = ""
VAR billete = 0
VAR lana = ""
VAR bocina = 0
VAR senal = ""
VAR lejos = ""
VAR saludo = ""
VAR roto = ""
VAR falla = ""
VAR arreglo = ""
VAR migas = 0

=== carnero ===
# title: Un carnero con billete de vuelta
# chip: El carnero que viajó sin nadie
# keys: carnero, oveja, hermano, sigurd, billete, polizón, ferry, animal, pasajero, lana, gracioso
# lore: brother-sheep
-> rampa
= rampa
# back: Un carnero ha subido al ferry sin nadie. ¿Qué haces?
Jueves, salida de las nueve y veinte. Sube un carnero por la rampa. Sin dueño, sin cuerda, sin prisa. Pasa entre dos coches, se coloca junto a la barandilla de estribor y mira el agua. Tú estás en la rampa, con el brazalete de la tripulación.
+ [Pedirle el billete # yes # like: el billete, pedirle el billete, billete, que pague, el pasaje, cobrarle, tiene billete, normas son normas, aquí paga todo el mundo, el pasaje de animal, que enseñe el tique, con el brazalete se puede, son dos monedas]
    ~ billete = 1
    Se lo pediste. Te lamió la mano y se quedó con el brazalete. Desde ese momento iba él de servicio.
    -> tubo
+ [Bajarlo # no # like: bajarlo, échalo, fuera, empujarlo, que baje, no, sacarlo, que se vaya, de un empujón a tierra, agarrarlo por los cuernos, no se admite ganado, fuera del barco, darle la vuelta, tirar de él]
    Empujaste. Él también, sin moverse. Noventa kilos que no quieren es otra unidad de medida.
    -> tubo
+ [Dejarlo, que va tranquilo # like: dejarlo, déjalo, tranquilo, que viaje, no molesta, nada, da igual, parece educado, que disfrute del mar, a mí no me estorba, tiene derecho a pasear, buen pasajero, ojos que no ven]
    De acuerdo. Los que viajan mirando el agua no dan trabajo. Los otros suben con bicicleta.
    -> tubo
+ [any # any]
    Llegó hasta la barandilla igual. En eso era un pasajero corriente.
    -> tubo
= tubo
# back: Lunde pregunta por el tubo quién bala. ¿Qué contestas?
Tose el tubo de bronce. «Máquina», dice Lunde, «oigo balidos en el puente.» Es jueves y huele a sopa de guisantes, así que está de buen humor. Gerd ya ha arrancado. Hasta Low Hamsey quedan diez minutos. Tienes la boca junto al tubo.
+ [«Un carnero, capitán» # yes # like: un carnero, la verdad, es un carnero, una oveja, di la verdad, un animal, tiene lana y cuernos, le diría lo que hay, sin rodeos por el tubo, ganado a bordo, noventa kilos de verdad, informar]
    Silencio largo. «¿Ida, o ida y vuelta?», dijo el tubo. No llevamos tarifa para eso.
    -> hermano
+ [«La correa, que roza» # no # like: la correa, una correa, es el motor, nada, mentir, ruidos, una avería, disimular, echarle la culpa al ventilador, serán las gaviotas, una excusa mecánica, le falta grasa, no oigo nada raro, falta aceite]
    Lunde pensó. «Esa correa ha comido hierba», dijo. Conoce el barco de oído.
    -> hermano
+ [Balar # like: balar, bee, beee, balido, imitarlo, hacer bee, meeee, contestar en su idioma, imitación de rebaño, le respondo como oveja, hacer el animal, que crea que somos dos]
    El carnero te contestó. Lunde también, desde arriba. No había sospechado yo que supiera.
    -> hermano
+ [any # any]
    El tubo lo subió tal cual. Arriba se oyó rascar una barbilla. «Aye», dijo Lunde.
    -> hermano
= hermano
# own
# back: ¿Quién de tu familia no da nunca su brazo a torcer?
Era de mi hermano. Sigurd cría ovejas en el islote, no le gustan los barcos, y a mí no me gustan las ovejas. Nos vemos en la línea de marea, una vez al mes, y nos gritamos con cariño. El carnero le salió a él. Siempre hay alguien que no cede.
+ [Yo # yes # like: yo, soy yo, yo mismo, yo misma, la terca soy yo, el terco soy yo, me toca a mí, me declaro cabezota, no cedo ni dormido, en eso gano a todos, cabezón servidor, me reconozco, ese retrato es mío]
    Bien. La gente así no se sube a un ferry por equivocación. Se sube porque sí.
    -> cubierta
+ [Mi familia entera # like: todos, mi familia entera, la familia, los dos, todos son así, mi madre y mi padre, somos todos iguales, cada cual más terco, de padres a hijos, no se salva ninguno, un rebaño de tozudos, toda mi sangre]
    Entonces en esa casa las puertas se abren por turnos. Conozco una igual.
    -> cubierta
+ [Nadie, somos blandos # no # like: nadie, ninguno, somos blandos, no, no hay, todos ceden, enseguida cedemos, gente fácil, discutimos poco, de mantequilla, nos rendimos pronto, paz en casa]
    Gente de pasillo ancho. Se agradece en un pasillo.
    -> cubierta
+ [any # slot: terco 14]
    «{terco}». Lo apunto en el cuaderno de bitácora. Solo permite una línea, y es esa.
    -> cubierta
+ [any # any]
    Lo apunto en el cuaderno de bitácora. Solo permite una línea al día.
    -> cubierta
= cubierta
# back: El carnero se ha plantado en la escalera y nadie pasa. ¿Qué hacemos?
A media travesía el carnero cambió de sitio. Ocupó la escalera de babor y se echó. Arriba había un cartero, dos profesoras y una niña con un perro. Nadie quería ser el primero en pasar.
+ [Darle algo de comer # like: darle comida, comida, un bollo, pan, algo, una zanahoria, sobornarlo, una manzana, hierba, tentarlo con galletas, abrir la merienda, todo se arregla con el estómago, lechuga]
    Le diste medio bollo de cardamomo. Se lo comió mirándote, y no se movió. Ahora la escalera olía bien.
    -> equipaje
+ [Saltar por encima # yes # like: saltar, por encima, saltarlo, pasar, pasar por encima, subir, de un brinco, pierna arriba, con impulso, paso sin pedir permiso, yo primero]
    Saltaste, y detrás de ti, la niña, las profesoras y el cartero, que lleva treinta años sin saltar. Él bajó la cabeza a cada uno.
    -> equipaje
+ [Esperar hasta el muelle # no # like: esperar, aguardar, no hacer nada, el muelle, hasta que lleguemos, quietos, nada, no hay prisa, ya se levantará, sentarse y charlar, once minutos no son nada, quedarse arriba, dar conversación]
    Esperaron. En once minutos se conocieron todos. El cartero llevaba una carta para la profesora más alta, y se la dio allí.
    -> equipaje
+ [any # any]
    El perro de la niña se tumbó a su lado. Eso lo arregló todo, o lo empeoró. No quedó claro.
    -> equipaje
= equipaje
# own
# back: Si tú salieras de viaje en un arranque, ¿qué te llevarías?
Tenía cara de quien lo ha pensado mucho y ha decidido en un minuto. Me cayó bien. Yo volví un verano y llevo veintidós años. Lo que se decide así se hace con lo puesto. Si te subieras tú al ferry en un arranque, ¿qué te llevarías?
+ [Un libro # like: un libro, libros, cuaderno, lectura, el libro, algo para leer, una novela de bolsillo, el que tengo empezado, mi diario, poemas, la guía, un cómic]
    Sirve en los once minutos y en los que sobran. El mío lleva veintidós años de marca en la página noventa.
    -> muelle
+ [A alguien # yes # like: a alguien, una persona, un amigo, una amiga, compañía, mi perro, mi gato, a mi pareja, con mi mejor amiga, de la mano de mi novio, no me voy sin mi hija, acompañado siempre, mi hermana, a quien quiera venir]
    Más peso, y más vuelta. Conviene mirar el horario a medias.
    -> muelle
+ [Lo puesto # no # like: lo puesto, nada, sin nada, manos libres, con lo que llevo, ninguna cosa, ni cepillo de dientes, el abrigo y gracias, cuanto menos mejor, las manos en los bolsillos, ligero, sin pensar]
    Es el equipaje del carnero. No se le vio echar nada en falta.
    -> muelle
+ [any # slot: solo 12]
    «{solo}». Anotado en la lista de carga, debajo de «bicicletas, seis».
    -> muelle
+ [any # any]
    Anotado en la lista de carga, debajo de «bicicletas, seis».
    -> muelle
= muelle
# back: Bajan los pasajeros y el carnero no. ¿Lo obligamos?
Low Hamsey. Baja la rampa. Bajan coches, bicicletas, las dos profesoras, el cartero. El carnero se queda junto a la barandilla, en el mismo sitio, mirando el agua por el otro lado. {billete: Lleva el brazalete de servicio en la oreja.|Nadie le ha pedido nada.} El siguiente viaje sale en ocho minutos.
+ [Que vuelva con nosotros # yes # like: que vuelva, déjalo, que se quede, vuelta, otro viaje, dejarlo, sí, si está a gusto, otro paseo, ida y vuelta, que dé las que quiera, no le obligo, a bordo]
    Se quedó. Volvimos a cruzar, once minutos, con la misma postura. Le va el paisaje simétrico.
    -> vuelta
+ [Llamar a Sigurd # like: llamar a sigurd, tu hermano, sigurd, avisar, que venga su dueño, llamar al dueño, gritar, que se haga cargo tu hermano, es suyo al fin y al cabo, un grito al islote, pedir instrucciones, consultarlo con el ganadero, que lo recoja]
    Grité desde la proa. Del islote contestó él: «No lo bajéis, que se marea.» La primera vez en la vida que habla bien de un barco.
    -> vuelta
+ [Bajarlo en brazos # no # like: bajarlo, empujar, en brazos, entre todos, cogerlo, forzarlo, sacarlo, entre cuatro lo cargamos, con una manta, a pulso, levantarlo, hay que terminar el viaje, arrastrarlo con cuidado]
    Lo intentaron tres. Bajaron los tres. El carnero, no. Así que volvimos a cruzar.
    -> vuelta
+ [any # any]
    Se nos acabaron los ocho minutos decidiendo. Volvimos a cruzar.
    -> vuelta
= vuelta
# back: Hay que decirle algo al carnero antes de que llegue a casa. ¿Qué?
De vuelta en Skarrow. Gerd sonaba fina, por una vez. El carnero bajó por la rampa en cuanto tocó. Recto, sin mirar. Como quien acaba un recado. Había estado en el otro lado, lo había visto, y volvía. Yo me quedé mirando desde la reja, con el trapo en la mano.
+ [«Buen viaje» # yes # like: buen viaje, hasta otra, adiós, gracias, hasta la vuelta, que vaya bien, hasta el jueves, ha sido un placer, vaya con dios, buen camino a casa, nos vemos, le diría adiós con la mano]
    Lo dijiste, y paró. Dos segundos. Para un carnero es un apretón de manos.
    -> marea
+ [«¿Y qué viste?» # why # like: qué viste, qué tal, qué te pareció, y allí qué, qué hay allí, cómo es, cuéntame la otra orilla, te gustó el paisaje, mereció la pena, para qué fuiste, qué buscabas, qué te traes]
    Te miró como miran los que han viajado. No te lo iba a resumir.
    -> marea
+ [Nada, se sabe el camino # no # like: nada, se lo sabe, callar, dejarlo ir, no decir nada, se sabe el camino, sobran las palabras, que siga recto, ni adiós, un carnero no necesita consejos, abrirle paso, él sabrá]
    Y se lo sabía. Tomó la primera a la derecha, y la tapia, y ya no se le veía.
    -> marea
+ [any # any]
    No sé cuánto entiende un carnero. Movió la oreja. Yo lo cuento.
    -> marea
= marea
# own
# back: ¿Qué le gritarías tú a alguien querido, con la marea por medio?
Ese domingo tocaba línea de marea. Sigurd, en su roca. Yo, en la mía. En medio, agua que baja. Nos gritamos cosas sin importancia y se quedan dichas. Dime qué gritarías tú a alguien de los tuyos, por encima de treinta metros de agua.
+ [«Te quiero» # yes # like: te quiero, te echo de menos, te extraño, os quiero, te aprecio, perdona, cuánto te añoro, perdóname, vuelve pronto, me haces falta, que me importas, siempre te llevo]
    El agua no baja el tono de eso, lo lleva. Y el otro finge que la marea le moja las botas.
    -> lana1
+ [«¿Has comido?» # like: has comido, comiste, cómo estás, qué tal, estás bien, abrígate, ten cuidado, ponte bufanda, cómo andas de salud, duermes bien, llevas jersey, no trabajes tanto, cuídate mucho]
    De roca a roca, eso pesa lo que un abrazo y se oye mejor.
    -> lana1
+ [No gritaría nada # no # like: nada, no gritaría, callaría, no, mejor en persona, silencio, solo levantar el brazo, me da vergüenza gritar, me quedo mirando, no soy de voces, le escribo luego, con verlo basta]
    Entonces queda levantar el brazo. Es lo que hace la mayoría, y se ve de lejos.
    -> lana1
+ [any # slot: lana 14]
    «{lana}». Con el viento a favor llega entero. Con el contrario, la mitad, y basta.
    -> lana1
+ [any # any]
    Con el viento a favor llega entero. Con el contrario, la mitad, y basta.
    -> lana1
= lana1
# back: Sigurd dice que el carnero trajo un recuerdo del viaje. ¿Lo preguntas?
«El carnero», gritó él, «duerme ahora junto al muelle.» Él manda lana y yo mando tornillos. Nunca hemos dicho gracias. Se ve que el carnero hizo el viaje por los dos. {terco: A «{terco}» no hará falta explicárselo.|No hizo falta explicarlo.}
+ [¿Y volvió a viajar? # yes # more # like: volvió a viajar, y volvió, otra vez, repitió, más viajes, volvió a cruzar, se aficionó al barco, cruzó más veces, sigue haciendo el recorrido, cogió costumbre, hubo segunda, es pasajero fijo]
    Todos los jueves, a las nueve y veinte. {solo: En la lista de carga, debajo de «bicicletas», le puse «{solo}».|En la lista de carga tiene su línea.} La niña del perro le guarda la escalera. Va y vuelve sin bajar. Tiene la cuenta hecha.
    -> END
+ [Gritarle a Sigurd # like: gritar a sigurd, contestarle, decírselo, gritarle, contestar a sigurd, devolverle el recado, que lo oiga, darle las gracias a voces, respóndele, a pleno pulmón, algo bonito por encima del agua]
    {lana: Le grité tu «{lana}», y se tocó la gorra.|Le grité lo tuyo, y se tocó la gorra.} Tardó un rato. «Dile que igual», gritó. A quién, no lo aclaró.
    -> END
+ [No preguntar nada # no # like: nada, no preguntar, callar, dejarlo, no, silencio, se entiende solo, dejarlo flotando, a buen entendedor, que suba el agua, quedarse en la roca, sin comentarios]
    Nos quedamos cada uno en su roca hasta que subió el agua. {terco: De «{terco}» nos acordamos los dos.|Con mi hermano eso es una tarde.} Luego me fui, con un saco de lana.
    -> END
+ [any # any]
    Grité algo, y el viento hizo el resto. Sigurd levantó el brazo. Con él eso es una carta.
    -> END
= aside
+ [sigurd # like: cómo es sigurd, por qué no sube al barco, tu hermano, por qué no le gusta el barco # about: sigurd, hermano, islote]
    Se marea de mirar la rampa. Por eso cría ovejas, que no se mueven. Casi nunca.
    -> DONE
+ [gerd # like: quién es gerd, los motores, por qué gerd, cómo están los motores # about: gerd, motor, motores, máquina]
    Dos motores, de 1961: Gerd y la otra. La otra va más fina. Nunca lo digas junto al tubo.
    -> DONE
+ [once # like: por qué once minutos, cuánto dura, cuánto se tarda en cruzar, el viaje cuánto dura # about: minutos, travesía, cruce]
    Once minutos de ida y once de vuelta, treinta y ocho veces al día. Una vez lo hicimos en nueve. Solo se dio cuenta un perro.
    -> DONE
+ [cierto # like: es verdad, pasó de verdad, te lo inventas, es real, eso pasó]
    Está en el cuaderno, y el cuaderno es cuento. Yo soy una IA. De carneros tozudos no hace falta inventar nada.
    -> DONE
+ [carnero # about: carnero, oveja, ovejas, borrego, cabra # like: cómo era el carnero, cómo se llama el carnero, cuánto pesa el carnero, de qué color es, olía mal el carnero, tenía cuernos, es viejo el carnero]
    El carnero pesa noventa kilos, cara negra, un cuerno más corto. Huele a jersey mojado. Nombre no usa.
    -> DONE
+ [lunde # about: lunde, capitán, tubo # like: quién es lunde, cómo es el capitán, qué dijo lunde, por qué hablas por un tubo, se enfadó el capitán, por qué no baja lunde]
    Lunde, el capitán, no ha bajado desde la primavera de los arenques. Habla por un tubo de bronce. Los jueves, con guisantes en la voz.
    -> DONE
+ [nina # about: niña, perro, perrito # like: quién era la niña, cómo se llama el perro, qué perro era, cuántos años tiene la niña, se asustó el perro, qué hizo la niña]
    La niña cruza los jueves a clase de flauta. El perro va por ella, no por la flauta. Se tumba donde hace falta.
    -> DONE
+ [cartero # about: cartero, profesora, profesoras, carta # like: quién era el cartero, qué ponía en la carta, qué hacía el cartero, cuántos años lleva el cartero, le gustaba la profesora, por qué no la echó al buzón]
    El cartero cruza desde hace treinta años con la saca y el ceño. La profesora más alta viaja en el mismo banco. Nada más diré.
    -> DONE
+ [barco # about: barco, ferry, modest, rampa, barandilla, cubierta # like: cómo es el barco, cuántos años tiene el ferry, cómo se llama el barco, cuánta gente cabe, es grande el modest, cómo es la rampa]
    El Modest. Dos motores de 1961, cuatro bancos, una barandilla que se repinta siempre. Caben seis bicicletas y un carnero.
    -> DONE
+ [brazalete # about: brazalete, billete, servicio, tarifa # like: qué es el brazalete, de qué color es el brazalete, paga un carnero, cuánto cuesta el billete, recuperasteis el brazalete, hay tarifa para animales]
    El brazalete es amarillo y pone «Servicio». La tarifa de ganado es de 1934: «según humor». Sigue vigente.
    -> DONE
+ [sopa # about: sopa, guisantes, bollo, cardamomo # like: qué comió el carnero, cómo es la sopa, qué se come en el barco, estaba bueno el bollo, de qué es el bollo, por qué jueves]
    Sopa de guisantes, los jueves, en el anillo del motor. La llave se aguanta de pie dentro. Lo he comprobado más de una vez.
    -> DONE
+ [marea # about: marea, línea de marea, roca # like: qué es la línea de marea, por qué os gritáis, cada cuánto os veis, por qué no vas tú, qué os decís, está lejos el islote]
    La línea de marea es donde llegan las botas de los dos. Una vez al mes. Ovejas de su lado, tornillos del mío.
    -> DONE
+ [otros # like: han subido otros animales, qué fue lo más raro que subió, ha habido otros polizones, te cae bien el carnero, te daba miedo, te enfadaste, te reíste]
    Animales, de todo. Un cisne que no quiso bajar y una colmena con asiento propio. Ninguno tan puntual como aquel.
    -> DONE

=== eco ===
# title: En la niebla contestaron dos bocinas
# chip: La bocina que contestó de más
# keys: niebla, bocina, eco, extraño, suspense, aksel, misterio, ferry, señal, noche, saludo
# lore: fog-horn
-> toque
= toque
# back: Tocamos una vez y han contestado dos. ¿Damos otra?
Octubre, niebla cerrada, la última travesía. En niebla se va a bocina y eco. Tocamos. El cobertizo de hojalata de Low Hamsey contesta, tarde y agrio, como siempre. Y después, otra. Más baja, más a la izquierda, y muy despacio. Esa no la conozco.
+ [Tocar otra vez # yes # like: tocar, otra vez, tocar de nuevo, sí, bocina, una más, repetir, hay que repetirlo, una más por si acaso, dale al aire, a ver si contesta de nuevo, comprobarlo, insistir]
    ~ bocina = 1
    Tocamos. Hojalata. Y después, la otra, con los mismos tres segundos de retraso. No era un eco. Los ecos no esperan.
    -> abajo2
+ [Callar y escuchar # no # like: callar, escuchar, silencio, no, esperar, oír, quedarnos quietos, aguzar el oído, ni un ruido, motores parados, dejar que suene sola, orejas abiertas, aguantar la respiración]
    Paramos el aire. La otra sonó igual, sola, en mitad de la nada. Luego, una pausa. Luego, otra.
    -> abajo2
+ [Preguntar a Lunde # why # like: preguntar a lunde, al capitán, lunde, qué es, avisar, preguntar, que lo diga el de arriba, por el tubo, el capitán sabrá, consultar la carta, hablar con el puente, qué opina él]
    «Máquina», dijo el tubo, «aquí arriba se oye un barco que no sale en la carta.» Lo dijo sin susto. Me asusté por él.
    -> abajo2
+ [any # any]
    Lo tapó la bocina: volvió a sonar, a la misma distancia.
    -> abajo2
= abajo2
# back: Tobi pregunta por qué una bocina contesta sin que la llamen. ¿Qué le digo?
Bajé a la máquina. Tobi estaba con la oreja en la chapa. Es mi aprendiz y pregunta «por qué» de todo. «¿Por qué contesta si no la llamamos a ella?», dijo. Había puesto la palma en el mamparo, como hago yo. Se notaba la vibración en la muñeca.
+ [«Porque tiene ganas» # yes # like: tiene ganas, quiere hablar, por ganas, quiere que la oigan, porque quiere, está sola, busca compañía, le apetece charlar, alguien quiere conversación, para no sentirse sola, le hace ilusión, será amable]
    Tobi lo apuntó. «Entonces es gente», dijo. Los aprendices llegan antes a las cosas, con menos camino.
    -> senas
+ [«Es el viento» # no # like: el viento, es el viento, nada, la niebla, no es nada, un reflejo, el eco, un rebote, cosas de la bruma, no hay nadie ahí, son imaginaciones, el agua engaña, física]
    «No hay viento», dijo. Y no había. Ni una hoja. Cuando un aprendiz tiene razón conviene agarrarse a algo.
    -> senas
+ [«No lo sé» # dunno # like: no lo sé, no sé, ni idea, no tengo ni idea, desconozco, a saber, buena pregunta, me pillas, averígualo tú, estoy igual que tú, misterio, ojalá lo supiera]
    «Entonces sigo preguntando», dijo. Y dejó la oreja donde estaba.
    -> senas
+ [any # any]
    Tobi asintió como si lo entendiera. Con la oreja en la chapa, uno asiente a todo.
    -> senas
= senas
# own
# back: ¿Qué señal de tu infancia sabías sin que te la dijeran?
La otra no se acercaba ni se iba. Un toque, una pausa larga, un toque. Me sonaba, y no de oído: de cuerpo. Hay señales así. En mi casa eran dos golpes en el tabique: mi madre ya había cerrado el quiosco. En la tuya habría otra.
+ [Un silbido # yes # like: un silbido, silbar, silbidos, el silbido, una llamada, la voz de mi madre, papá pitaba desde el portal, dos dedos en la boca, me llamaban a voces, mi abuelo chiflaba, un grito por la ventana, mi nombre entero]
    Se oye a ciento veinte metros y se obedece desde los cuatro años. Casi nada más llega tan lejos.
    -> quien
+ [El ruido de unas llaves # like: las llaves, llaves, la puerta, pasos, los pasos, el coche, la cerradura, el motor, la moto de mi padre, los tacones en la escalera, el ascensor parándose, la verja, el freno del coche, la tos en el rellano]
    Antes de que se abriera, ya se sabía quién era y de qué humor. Un buen manual no lo diría mejor.
    -> quien
+ [No había señales # no # like: ninguna, no había, nada, silencio, no recuerdo, no me acuerdo, en casa se decía todo, nunca me fijé, éramos de hablar, infancia sin códigos, no me viene ninguna, muda]
    Una casa sin código. Queda la luz de la ventana, que también es un aviso.
    -> quien
+ [any # slot: senal 14]
    «{senal}». Suena a cosa que se oye dormido. Esas duran.
    -> quien
+ [any # any]
    En niebla, cualquier cosa suena a señal. Algunas duran.
    -> quien
= quien
# back: La bocina contesta con el saludo de la otra orilla. ¿La seguimos?
Tobi contó los toques. Treinta y siete. Con el nuestro, treinta y ocho: los viajes de hoy. Y yo entendí el ritmo. Era el de la mano que sube y baja en el cerro, cada día, y no sabe si yo voy a bordo. Aksel, mi antiguo marido.
+ [Seguir hasta el cerro # yes # like: seguir, sí, seguirla, acercarse, vamos, al cerro, ir hasta allí, rumbo al sonido, quiero verlo, despacio y hacia allá, acerquémonos, timón a la izquierda, hay que ir]
    Lunde llevó el barco a menos de media máquina, por el sonido. Se notaba que el tono iba subiendo. Nos estaba esperando.
    -> distancia
+ [Contestar # like: contestar, responder, tocar la bocina, devolver el saludo, contestarle, un toque, devolverle el toque, que sepa que lo oímos, saludar también, dos pitidos, sería de mala educación no hacerlo, respóndele]
    Un toque, despacio. Del otro lado tardaron. Luego hubo dos, seguidos, como de alguien a quien se le ha caído la taza.
    -> distancia
+ [Que no sea él # no # like: no, no puede ser, que no sea él, otra persona, no es él, casualidad, ojalá otro, me daría algo, a estas alturas no, debe de ser un vecino, prefiero un fantasma, será coincidencia]
    Me dije lo mismo. Entonces tocó tres veces cortas, que es lo que hacía en el pasillo de casa, con la mano, cuando yo llegaba tarde.
    -> distancia
+ [any # any]
    Tobi me miró la cara y no preguntó por qué. Es la única vez.
    -> distancia
= distancia
# own
# back: ¿A quién saludas aunque no sepas si te ve?
Estuvimos casados ocho años. Nos separamos en un día de niebla, con mucha cortesía, y al volver a casa nos chocamos dos veces. Él me saluda treinta y ocho veces al día, y no me ve. Hay gente a la que se saluda así. Yo conozco cuatro.
+ [A alguien que vive lejos # yes # like: alguien lejos, un amigo lejos, mi hijo, mi hija, mi familia, alguien que no está, una persona lejos, mi abuela en el pueblo, mi nieto al otro lado del mar, a los que emigraron, una amiga de otro país, a quien ya no está, por videollamada]
    Se oye más tarde de lo que uno cree. A veces tarda un año y llega entero.
    -> cuerno
+ [A un vecino # like: un vecino, una vecina, la gente de la calle, el cartero, un desconocido, alguien del bus, el panadero, el señor del quinto, la del perro, al conductor, a la chica del súper, quien cruza conmigo, al barrendero]
    Son los que llevan la cuenta de uno sin decirlo. Un día faltas y ponen la mesa de todas formas.
    -> cuerno
+ [A nadie # no # like: a nadie, nadie, no saludo, ninguna, no, a ninguno, voy a lo mío, ni levanto la mano, soy tímido, no me sale, paso de largo, con los auriculares puestos]
    Es legítimo. Se ahorra brazo. Y se ve venir antes el saludo del otro.
    -> cuerno
+ [any # slot: saludo 14]
    «{saludo}». Lo digo en la próxima travesía, por la reja. Por ahí se oye todo.
    -> cuerno
+ [any # any]
    Va por la reja, en la próxima travesía. Por ahí se oye todo.
    -> cuerno
= cuerno
# back: Ya vemos el cerro: toca la bocina del Modest viejo. ¿Qué le decimos?
Se rompió la niebla un minuto. En el cerro estaba Aksel, con un gorro absurdo y la bocina del Modest viejo, montada en una carretilla. Llevaba tres meses arreglándola, a escondidas. Con la niebla no le veíamos la mano. Había resuelto el problema.
+ [Saludar con la mano # yes # like: saludar, la mano, saludar con la mano, mover la mano, un saludo, hola, levantar los brazos, agitar un pañuelo, salir a la proa, mover el gorro, devolvérselo por fin, que me vea]
    Salí a la proa y levanté el brazo. Con la mano de grasa. A él, con la suya, se le cayó el gorro.
    -> lunde
+ [Tocar despacio # like: tocar, bocina, un toque, tocar despacio, sonar, tocar la nuestra, la bocina nuestra, un toque largo, contestar con aire, como hace él, un pitido suave, música]
    Un toque, con mucho aire. Él contestó con otro. Tardamos once minutos en acabar.
    -> lunde
+ [Hacer como que no # no # like: nada, disimular, no, hacer como que no, no mirar, irnos, mirar el agua, me escondo en la máquina, no darle el gusto, qué apuro, bajar la vista, seguir a lo nuestro]
    Miré al agua. Tobi saludó por mí, con los dos brazos. De eso no he dicho nada.
    -> lunde
+ [any # any]
    Se cerró la niebla antes de que llegara. Pero el toque lo oímos bien.
    -> lunde
= lunde
# back: Lunde dice por el tubo una frase sobre Aksel. ¿La escuchamos?
Tosió el tubo. {bocina: «Se ve que le faltaba una», dijo Lunde.|«Se ve que sabe contar», dijo Lunde.} Y después de un rato, muy bajo, con la voz que se le oye cuando cree que no le oyen: «Apunta treinta y ocho.» El cuaderno admite una línea. Hasta hoy pone casi siempre «En marcha».
+ [«En marcha. Treinta y ocho» # yes # like: en marcha, treinta y ocho, apuntarlo, la cuenta, los treinta y ocho, número, la cifra de hoy, poner el número, que conste la cuenta, lo de siempre más la suma, exacto y corto, tal como dice lunde]
    Lo escribí así. Lunde mandó bajar un bollo con la cuerda. Ese bollo pesaba.
    -> fin
+ [«Niebla. Contestaron» # like: niebla, contestaron, contestó, alguien contestó, una bocina, la bocina, que quede que alguien respondió, dos palabras misteriosas, el tiempo y la respuesta, lo que pasó, que se sepa que no estamos solos, un mensaje cifrado]
    Nadie lo entenderá. Mejor. En el cuaderno la gente busca averías y no encuentra más que eso.
    -> fin
+ [«Nada que señalar» # no # like: nada, nada que señalar, sin novedad, nada especial, en blanco, no escribir, es cosa tuya, discreción, un día normal, no lo pongas, dejar la línea vacía, sin detalles]
    Puse eso, y no lo borré, y la tinta se quedó marcando el «nada». Así también se lee.
    -> fin
+ [any # any]
    Lo puse, y me temblaba la pluma, de la vibración. Fue el motor, que conste.
    -> fin
= fin
# own
# back: ¿A qué le darías tú un toque, una vez al día, sin esperar respuesta?
Ahora, en niebla, tocamos una vez, contesta la hojalata, y luego él. El niño de las ocho y diez cree que son tres barcos. Nadie se lo ha corregido. Se aprende: hay cosas a las que uno toca cada día, sin esperar respuesta. Dime a qué tocas tú.
+ [A mi planta # like: la planta, mi planta, las plantas, un árbol, el balcón, la ventana, los geranios, el cactus, riego y saludo, el limonero, mis tomates, la hiedra]
    Crece. No dirá por qué, y yo no le preguntaría.
    -> cierre
+ [A una foto # yes # like: una foto, la foto, un recuerdo, alguien, una persona, la silla, la taza, el retrato del pasillo, la de mis abuelos, su sitio en la mesa, beso el marco, su taza, la imagen de la cartera]
    Un golpe con dos dedos, al pasar. Todas las casas con pasillo tienen uno.
    -> cierre
+ [A nada, por ahora # no # like: nada, a nada, por ahora no, no, ninguna, no sé, no tengo costumbre, ya aparecerá, de momento nada, a ninguna cosa, tendría que pensarlo, mi lista está vacía]
    Sigue abierta la lista. No se cierra a las nueve y veinte.
    -> cierre
+ [any # slot: lejos 14]
    «{lejos}». Un toque al día. Es barato de combustible.
    -> cierre
+ [any # any]
    Un toque al día. Es barato de combustible.
    -> cierre
= cierre
# back: Queda el toque treinta y nueve, el que no está en el horario. ¿Lo damos?
La última de la noche, y sigue la niebla. Ya hemos dado los treinta y ocho. Lunde tiene la mano en la cuerda. «¿Uno de más?», dice el tubo, como si preguntara por el azúcar. El cerro no se ve. Se sabe dónde está.
+ [Uno de más # yes # like: uno de más, sí, dalo, toca, el treinta y nueve, un toque, venga, que sea largo, la propina, por gusto, el de la despedida, dale a la cuerda, aunque no toque]
    Lo dimos. {saludo: Fue por «{saludo}», por la reja y por el cerro.|Fue largo.} Tardaron. Cuando contestó, Tobi dijo «por qué» en voz muy baja, y no me hizo falta respuesta.
    -> END
+ [Con treinta y ocho basta # no # like: basta, con treinta y ocho, no, suficiente, está bien así, dejarlo, nada, el horario es el horario, hay que saber parar, mañana será otro día, silencio ya, ni uno más, a dormir]
    De acuerdo. Paramos las máquinas. {senal: Y en el silencio pensé en aquello tuyo, «{senal}».|Y en el silencio se oía el motor enfriarse.} Y del cerro vino uno. El treinta y nueve, suyo.
    -> END
+ [Que lo dé Tobi # like: tobi, que lo dé tobi, el aprendiz, que toque tobi, él, el chico se lo ha ganado, que aprenda, déjale la cuerda, le hará ilusión, turno del joven, que tire él]
    Tobi tiró de la cuerda con las dos manos. {lejos: Le puse de nombre «{lejos}», por si acaso.|Sonó torcido y sonó bien.} Aksel contestó con la marca de fábrica: un toque, una pausa y el gorro al suelo.
    -> END
+ [any # any]
    Lunde contestó «aye» y soltó la cuerda, y luego la volvió a coger. El toque salió solo. Así se queda.
    -> END
= aside
+ [aksel # like: quién es aksel, tu marido, por qué os separasteis, aksel se marea, cómo es aksel # about: aksel, marido, exmarido]
    Un hombre encantador. Se marea en la bañera. Me lleva los impuestos y yo le llevo la caldera. Es el mejor matrimonio que hemos tenido.
    -> DONE
+ [nueve # like: el niño de las ocho y diez, el niño que saluda, qué hace el niño, el niño de la reja # about: niño, reja, crío]
    Se tumba en la cubierta y grita «hola, motor» por la reja. Doy dos golpes en el tubo. Cree que es Gerd.
    -> DONE
+ [lunde # like: quién es lunde, el capitán, por qué habla por el tubo, cómo es el capitán # about: lunde, capitán, tubo]
    El capitán. No lo he visto aquí abajo desde la primavera de los arenques. Sé lo que desayuna por el olor del tubo.
    -> DONE
+ [cierto # like: es verdad, pasó de verdad, te lo inventas, es real, sale en el cuaderno]
    Es cuento y yo una IA. El sonido de la niebla, que va y viene donde quiere, eso no lo he inventado.
    -> DONE
+ [bocina # about: bocina, bocinas, sirena, eco, hojalata, cobertizo # like: cómo suena la bocina, por qué hay eco, qué es lo de la hojalata, para qué tocáis, se oye de lejos, quién toca la bocina]
    La bocina del Modest da un la algo constipado. El cobertizo de Low Hamsey lo devuelve tarde y agrio. Con eso se atraca.
    -> DONE
+ [niebla # about: niebla, bruma, octubre # like: cómo es la niebla, hay mucha niebla, es peligroso navegar con niebla, se ve algo, cancelan con niebla, cuánto dura la niebla]
    La niebla entra por el sur, a ras de agua, y apaga primero los colores y luego las orillas. El motor ni se entera.
    -> DONE
+ [tobi # about: tobi, aprendiz # like: quién es tobi, cuántos años tiene tobi, qué pregunta tobi, es buen aprendiz, cuánto lleva contigo, se asustó tobi]
    Tobi, mi aprendiz, diecinueve, pregunta «por qué» de todo. Tardé un año en dejar de enfadarme. Otro en ver que no lo sabía.
    -> DONE
+ [cerro # about: cerro, orilla, gorro # like: qué hay en el cerro, quién vive en el cerro, está lejos el cerro, se ve desde el barco, por qué sube al cerro]
    El cerro está a la izquierda de Low Hamsey. Hay una casa, una antena torcida y muchas ovejas que no son de mi hermano.
    -> DONE
+ [cuaderno # about: cuaderno, bitácora, línea # like: qué pone en el cuaderno, cuántas líneas tiene, quién lee el cuaderno, desde cuándo lo llevas, qué apuntas, por qué una línea]
    El cuaderno de máquinas da una línea al día. Veintidós años de «En marcha». Estoy más orgullosa de lo que parece.
    -> DONE
+ [modest # about: barco, ferry, modest, modest viejo, gerd # like: cómo es el barco, qué pasó con el modest viejo, cómo se llaman los motores, quién es gerd, cuántos años tiene el ferry, dónde está el viejo]
    El Modest viejo lo desguazaron hace quince años. La silla del timón está en mi tejado. Otras cosas, repartidas por los graneros.
    -> DONE
+ [madre # about: madre, quiosco, tabique, gofres # like: qué hacía tu madre, qué era el quiosco, cómo era tu casa de niña, por qué dos golpes, vendía gofres tu madre, dónde hacías los deberes]
    Mi madre llevaba el quiosco de gofres del barco. Yo hacía los deberes en la pared de máquinas, que era la caliente.
    -> DONE
+ [viajes # about: treinta y ocho, viajes, saludo # like: por qué treinta y ocho, cuántos viajes haces, quién cuenta los viajes, son muchos viajes, te cansas de cruzar]
    Treinta y ocho travesías al día, de lunes a domingo. Nueve vueltas al mundo llevo, sin salir del condado.
    -> DONE
+ [miedo # like: tuviste miedo, te asustaste, no te dio miedo, te emocionaste, qué sentiste, lloraste, te temblaban las manos]
    Miedo da un motor que se para. Aquello no. Aquello se notaba en la muñeca, y luego más arriba.
    -> DONE

=== rellano ===
# title: Lo que dejan roto en mi rellano
# chip: Cosas rotas en mi rellano
# keys: rellano, roto, arreglar, tostadora, vecinos, acordeón, taller, migas, reparar, escalera, avería
# lore: repaired-toaster
-> puerta3
= puerta3
# back: Hay una tostadora y un acordeón en mi rellano. ¿Por cuál empezamos?
Vivo encima de un cordelero. Los vecinos me dejan cosas rotas en el rellano, sin nota. Esta mañana: una tostadora, una lámpara y el acordeón. El acordeón lleva dos años. Lo esquivo a oscuras; si no, suspira. Elige una.
+ [La tostadora # like: la tostadora, tostadora, las tostadas, pan, la primera, el pan tostado, por algo sencillo, la que hace pan, se desayuna antes, la de las migas, lo de la cocina, me da hambre]
    ~ migas = 1
    Se da la vuelta y se sacude. Cuarenta migas. Por las migas se sabe de quién es: centeno, del tercero.
    -> tuya
+ [La lámpara # like: la lámpara, lámpara, la luz, luz, la segunda, que se haga la luz, para ver lo demás, me gusta leer, el cable seguro, la bombilla, lo que alumbra]
    El cable, en la bajada. Un minuto. Olía a mueble de madera y a alguien que lee tarde.
    -> tuya
+ [El acordeón # yes # like: el acordeón, acordeón, la música, el que suspira, tercero, el viejo, lleva esperando demasiado, pobre instrumento, lo musical, quiero oírlo, por antigüedad, el de los suspiros]
    Lo abrí por los pliegues. Suspiró en mi bemol. No le falta nada: está triste de mecánica, no de piezas. Lo dejé en su sitio.
    -> tuya
+ [any # any]
    Con un pie moví el acordeón y suspiró. Así no hay forma de ser discreta.
    -> tuya
= tuya
# own
# back: ¿Qué tienes tú roto, a medias, esperando en un rellano?
Toda casa tiene su rellano. Un cajón, una silla, la esquina de una mesa. Ahí van las cosas que se rompieron un jueves y siguen. Puede ser un objeto y puede no serlo. Dime qué hay en el tuyo.
+ [Un aparato # like: un aparato, una lámpara, el teléfono, un reloj, la radio, la impresora, una silla, una maleta, la lavadora, el secador, mi bici, el paraguas, los auriculares, una cremallera]
    Bien. Lo que tiene tornillos se deja hablar. Lo pongo junto a la tostadora.
    -> como
+ [Una conversación # yes # like: una conversación, una amistad, una relación, una discusión, una llamada, una promesa, una persona, lo que no le dije a mi hermana, unas disculpas, algo con mi padre, dejamos de hablarnos, un perdón, el final con mi ex]
    Esas también las traen. Una vez dejaron un timbre de mesa de consejera matrimonial. Lo arreglé. Nadie vino a por él.
    -> como
+ [Nada roto # no # like: nada, nada roto, todo funciona, no, ninguno, todo en orden, lo arreglo todo al momento, casa impecable, no dejo cosas a medias, todo marcha, suerte la mía, ni un tornillo suelto]
    Entonces el rellano está barrido. Lo respeto. Los míos no lo han estado nunca.
    -> como
+ [any # slot: roto 14]
    «{roto}». Lo pongo en el rellano, en el lado seco, junto a la tostadora.
    -> como
+ [any # any]
    Lo pongo en el rellano, en el lado seco, junto a la tostadora.
    -> como
= como
# own
# back: ¿Cómo te diste cuenta de que algo no iba?
Antes de abrir nada se escucha. Yo pongo la palma en la tapa. Un motor dice lo que le pasa con un ruido, un olor o un silencio. El silencio es el peor. Dime qué notaste tú primero: un ruido, un olor, un silencio, otra cosa.
+ [Un ruido # yes # like: un ruido, ruido, un golpe, un chirrido, un pitido, una voz, hacía ruido, crujía, sonaba raro, un clac, tosía, un zumbido, rechinaba]
    Un ruido nuevo es buena señal, aunque moleste. Indica que el resto aún habla.
    -> pieza2
+ [El silencio # like: el silencio, silencio, se calló, dejó de sonar, no sonaba, ya no hablaba, nada se oía, enmudeció, se paró de golpe, faltaba algo de fondo, ya no contestaba, quietud, ni un tictac]
    Ya. Ese entra por los pies. Arriba la gente deja de hablar a la vez que el suelo.
    -> pieza2
+ [No me di cuenta # no # dunno # like: no me di cuenta, nada, no lo sé, no noté nada, tarde, de golpe, ni idea, cuando quise mirar ya estaba, me avisaron, lo vi después, de un día para otro, iba distraído, no hubo aviso]
    Es lo habitual. Las averías educadas no hacen ruido. Se les encuentra la culpa después.
    -> pieza2
+ [any # slot: falla 14]
    «{falla}». Eso va en la primera línea del parte, y nadie se atreve a tacharlo.
    -> pieza2
+ [any # any]
    Eso va en la primera línea del parte, y nadie se atreve a tacharlo.
    -> pieza2
= pieza2
# back: Tengo un frasco de culpables pequeños. ¿Buscamos el tuyo?
Tengo un frasco en la estantería: «Culpables». Una palomilla, un pasador, una pasa de uva. Todas las averías grandes que he visto cabían en un bolsillo. Si alguien me dice que se le ha parado la vida, pienso: podría ser una pasa. No lo digo. Pregunto qué ha desayunado.
+ [Buscar la pasa # yes # like: buscar, la pasa, busquemos, sí, mirar, algo pequeño, lo pequeño, con lupa, seguro que es una tontería, el tornillo que falta, revisar cada rincón, al detalle, en el bolsillo estará]
    La buscamos con linterna, tú por un lado y yo por el otro. A veces basta con mirar en el mismo sitio en otro orden.
    -> manual
+ [Lo mío no es pequeño # no # like: no es pequeño, es grande, no, lo mío es gordo, es mucho, es todo, no cabe en un frasco, pesa toneladas, es una avería gorda, ojalá fuera una pasa, enorme, necesito la mesa grande]
    De acuerdo. No va al frasco. Va a la mesa grande, con sitio alrededor.
    -> manual
+ [Café con tostadas # like: café, tostadas, café con leche, nada, fruta, cereales, no desayuné, galletas, un zumo y poco más, avena, mantequilla y mermelada, yogur, un cruasán, té y magdalenas]
    Bien. Entonces se puede desmontar algo. En ayunas no se desmonta nada.
    -> manual
+ [any # any]
    Cae en el frasco con un tintineo. O no cae. Se verá al abrir.
    -> manual
= manual
# back: El manual dice «la tapa debe ser convencida». ¿Cómo la convencemos?
El manual de Gerd lo tradujo alguien que no había visto un motor ni la lengua. «La tapa debe ser convencida», dice. Veinte años llevo convenciéndola. Me vale para casi todo. Y tu avería tiene tapa. Tres maneras de convencer una, dice la experiencia.
+ [Con calma # yes # like: con calma, despacio, con paciencia, hablándole, suave, tiempo, esperar, a fuego lento, dándole su tiempo, palabra amable, sin apretar, poquito a poco, una taza y esperar]
    La mejor para las de 1961. La tapa cede al segundo té. Ni se nota.
    -> ayuda
+ [A golpes # like: a golpes, golpe, con un martillo, fuerza, a la fuerza, martillo, palanca, empujar, un porrazo, a lo bestia, con la maza, un buen meneo, patada, a martillazos se entiende]
    Uno, con el mango, y luego disculpas. Se aprende en los petroleros. Nunca dos veces.
    -> ayuda
+ [Dejarla cerrada # no # like: dejarla, cerrada, no abrir, no, dejarla cerrada, mejor no, así, no quiero saber qué hay, hay cosas que no se abren, limpiarla y ya, por algo estará así, prefiero no tocar, que siga tapada]
    A veces. Hay tapas que no guardan nada que haga falta hoy. Se limpian por fuera.
    -> ayuda
+ [any # any]
    La tapa ha oído eso y ha bajado media vuelta. No lo esperaba.
    -> ayuda
= ayuda
# own
# back: ¿Quién, o qué, te ha arreglado algo alguna vez sin pedir nada?
Yo no dejo notas. Devuelvo lo arreglado a la puerta que toca, y hasta ahí. Mi segundo de máquinas no me habló un mes y luego me lo enseñó todo en cuatro noches. No pidió nada. Dime quién ha hecho eso contigo.
+ [Mi familia # yes # like: mi familia, mi madre, mi padre, mi abuela, mi abuelo, mi hermano, mi hermana, mi tío el manitas, mi primo, mis padres siempre, los abuelos, los de casa, mi pareja]
    Se nota en los nudos. En los míos se nota, al menos.
    -> notan
+ [Una persona rara # like: un desconocido, una vecina, un vecino, un profesor, una profesora, un compañero, una compañera, alguien de paso, alguien que no volví a ver, un señor en la carretera, una enfermera, mi maestra, un camionero, el portero]
    Las mejores manos suelen pasar una vez y no dicen el apellido.
    -> notan
+ [Nadie, me apaño # no # like: nadie, me apaño, yo, lo arreglo yo, ninguno, no, sola, solo, lo hago a mi manera, no pido favores, con mis manos, autosuficiente, aprendí a solas, con vídeos y paciencia]
    Gente con el destornillador en el bolsillo. Se respeta. Aun así hay tapas de dos manos.
    -> notan
+ [any # slot: arreglo 14]
    «{arreglo}». Buena llave. Cuelga de un clavo, a la altura de los ojos.
    -> notan
+ [any # any]
    Lo cuelgo de un clavo, a la altura de los ojos, con las llaves buenas.
    -> notan
= notan
# back: El juez sube a mi casa y se para ante el acordeón. ¿Se lo damos?
Domingo. Sube el juez, que nada conmigo. En el agua ha dicho una palabra en nueve años: «Foca.» En tierra no calla. Se para en el rellano, mira el acordeón y calla. {migas: La tostadora ya está en su puerta, sin migas.|La tostadora sigue al lado.} Se lo cuelga al hombro.
+ [Que toque # yes # like: que toque, toca, tocar, sí, adelante, escuchar, que lo toque, música por favor, quiero oír cómo suena, dale aire, a ver ese juez, unas notas, concierto en la escalera]
    Tocó. Cuatro compases, con la camisa mojada. Suspiró el acordeón y suspiré yo, a destiempo. Lo dejó donde estaba.
    -> ruido2
+ [¿Es suyo? # why # like: es suyo, es del juez, preguntarle, de quién es, es tuyo, preguntar, será el dueño, igual lo perdió él, me intriga si le pertenece, pregúntale de dónde sabe, lo reconoce, por qué lo coge]
    «No», dijo. En tierra nunca ha sido tan breve. Y tocó. Cuatro compases. Lo dejó donde estaba.
    -> ruido2
+ [No decir nada # no # like: nada, callar, no decir nada, silencio, no, esperar, mirar, dejarle hacer, que hable el fuelle, ni respirar, apoyarme en la puerta, respetar el momento, mudos]
    Así se lo deja uno. Tocó cuatro compases y lo dejó donde estaba. Luego bajó las escaleras muy derecho.
    -> ruido2
+ [any # any]
    El juez no lo oyó, o lo oyó. Tocó cuatro compases y lo dejó.
    -> ruido2
= ruido2
# back: Ya no me hace falta esquivar el acordeón. ¿Lo dejo o lo muevo?
Ahora suena distinto. Paso a oscuras y no suspira. Suelta una nota, la misma, corta, como quien dice «aquí». Nadie lo ha arreglado. Solo lo ha tocado alguien. {roto: He pensado en lo tuyo, «{roto}».|He pensado en lo tuyo.} A veces no hace falta más.
+ [Dejarlo ahí # yes # like: dejarlo, ahí, que se quede, no moverlo, así, déjalo, está en su casa, forma parte de la escalera, no lo toques, que salude al pasar, le gusta ese sitio, donde siempre]
    Se queda. La vecina de arriba, que es cantante, se ha fijado. Lo esquiva con la punta del pie.
    -> cierre2
+ [Moverlo a una silla # like: moverlo, una silla, arriba, ponerlo en otra parte, colgarlo, guardarlo, que descanse en alto, merece un asiento, dentro de casa, que vea el mar, un lugar mejor, ponerlo cómodo]
    Lo pusimos en una silla. Se nota la diferencia: ahora mira por la ventana.
    -> cierre2
+ [Tirarlo, nunca # no # like: tirarlo, no, tirar, venderlo, quitarlo, nunca, jamás, ni se te ocurra la basura, sería un crimen, lo conservaría siempre, antes tiro la tostadora, las cosas así no se echan, prohibido deshacerse]
    De acuerdo. En la basura ni el timbre, que ya es decir.
    -> cierre2
+ [any # any]
    Lo pensamos media taza. Luego lo pensó el acordeón, que soltó la nota.
    -> cierre2
= cierre2
# back: Lo tuyo vuelve a tu puerta. ¿Cómo quieres que lo deje?
La última, y apago. Lo tuyo ya no es del rellano. {falla: Primera línea del parte: «{falla}».|La primera línea del parte la guardo.} No hay nota, es costumbre. Lo dejo junto a la puerta, del lado que se abre, y tú eliges cómo.
+ [Arreglado # yes # like: arreglado, reparado, listo, funcionando, como nuevo, que funcione, que vuelva a funcionar, con todas sus piezas, me hace falta, a punto, quiero usarlo mañana, dale el último ajuste]
    No del todo, que lo nuevo no tiene gracia. {arreglo: Con un clavo de «{arreglo}» que sobraba.|Con una marca de llave que se nota poco.} Suena. Es lo que hay que pedirle.
    -> END
+ [Roto, pero visto # no # like: roto, tal cual, como está, sin arreglar, roto y visto, dejarlo así, con que lo hayas mirado vale, no hace falta repararlo, que conserve la grieta, me gusta así, aceptarlo, con sus heridas]
    Bien. Hay cosas que solo pedían que alguien las mirara. {roto: «{roto}», con la luz encendida.|Con la luz encendida.} Y en la escalera, alquitrán y cáñamo.
    -> END
+ [Que se quede contigo # like: quédatelo, contigo, que se quede, guárdalo, tuyo, que se quede contigo, en tu rellano, está mejor en tus manos, no tengo sitio, ya pasaré a por ello, hazle compañía, al lado del acordeón, te lo regalo]
    Se queda en el rellano, lado seco. {falla: En el parte he dejado «{falla}».|En el parte he dejado sitio.} Si una noche lo esquivas y suspira, no pasa nada: es que te ha reconocido.
    -> END
+ [any # any]
    Queda en tu puerta. No he llamado. Se oye el barco, y del acordeón, una nota.
    -> END
= aside
+ [cordelero # like: el cordelero, encima de un cordelero, a qué huele la escalera, dónde vives, tu casa # about: cordelero, escalera, piso]
    Huele a alquitrán y cáñamo todo el verano. Un técnico del gas se mareó de nostalgia en el escalón nueve. Había sido marino.
    -> DONE
+ [migas # like: cómo sabes de quién es, las migas, cómo encuentras la puerta, por qué las migas # about: migas, tostadora, pan, centeno]
    Por el olor. Nadie tuesta como nadie. El tercero quema por un lado y se lo calla.
    -> DONE
+ [dueno # like: de quién es el acordeón, quién dejó el acordeón, apareció el dueño, el dueño del acordeón # about: acordeón, dueño]
    No lo he encontrado. Dos años. Probé la llave de cada puerta, y nada. Empiezo a creer que se dejó él.
    -> DONE
+ [cierto # like: es verdad, existe el rellano, te lo inventas, es real, arreglas cosas de verdad]
    Está escrito y yo soy una IA. No tengo destornillador. Pero un rellano sí lo tienes, y lo de ahí es tuyo.
    -> DONE
+ [juez # about: juez, comité, foca # like: quién es el juez, por qué sube el juez, cómo es el juez, sabe tocar el juez, es juez de verdad, qué dijo en el agua, cuántos sois en el comité]
    El juez está jubilado y nada con nosotras. Cuatro gorros, ninguna opinión. En tierra cita sentencias enteras.
    -> DONE
+ [frasco # about: frasco, palomilla, pasador, culpables # like: qué hay en el frasco, qué es un pasador, por qué guardas las piezas, cómo se llama el frasco, cuál es el peor culpable, qué avería causó la pasa]
    El frasco fue de pepinillos. Hay cuarenta y dos culpables y una pasa. La pasa paró el Modest un domingo. Once horas.
    -> DONE
+ [lampara # about: lámpara, cable, luz # like: de quién era la lámpara, cómo era la lámpara, qué le pasaba a la lámpara, funciona la lámpara, volvió a su dueño]
    La lámpara es de la maestra del segundo. Lee hasta las dos, y el cable lo muerde el gato del primero. Se sabe y se calla.
    -> DONE
+ [manual # about: manual, tapa, traducción, libro # like: quién tradujo el manual, qué más dice el manual, en qué idioma estaba, por qué convencer la tapa, es útil el manual, de qué año es]
    El manual dice también «no asustar la bomba» y «el aceite prefiere ir en grupo». Lo segundo ha resultado cierto.
    -> DONE
+ [gerd # about: gerd, motor, motores, máquina, barco, ferry # like: quién es gerd, qué motores tienes, trabajas en un barco, cómo son los motores, cuántos años tienen, se rompe mucho el motor]
    Gerd y la otra, de 1961. Se averían por turnos, como dos hermanas educadas. En el cuaderno pone «En marcha».
    -> DONE
+ [timbre # about: timbre, consejera, vecinos, vecina # like: qué más te dejan, qué es lo más raro que te han dejado, por qué no dejan nota, te pagan algo, quiénes son los vecinos, cuántas cosas arreglas]
    Lo más raro, una pierna de maniquí con el tobillo suelto. Pagan en bollos, sin nota. Las cuentas salen.
    -> DONE
+ [llave # about: llave, llaves, herramientas, destornillador # like: qué herramientas usas, cuál es tu mejor llave, qué es la llave de zurdos, cuántas llaves tienes, dónde guardas las herramientas]
    Cuatro llaves salvaría de un incendio. Una la hice yo, para zurdos, la semana en que me mandaron a buscarla de broma.
    -> DONE
+ [tejado # about: tejado, silla, azotea # like: qué hay en el tejado, de dónde es la silla, qué se ve desde arriba, subes mucho al tejado, de quién era la silla]
    La silla del tejado es del timonel del Modest viejo, atornillada. Desde ahí, en mi día libre, miro cruzar al nuevo.
    -> DONE
+ [noches # like: cuánto tardas en arreglar, lo haces por la noche, te gusta arreglar, desde cuándo lo haces, no te cansas, por qué no cobras, lo harías siempre, hay algo que no puedas arreglar]
    Media taza, lo normal. Dos tazas, si hay que pensar. Lo que no sé arreglar lo digo y lo dejo limpio.
    -> DONE

=== sys ===
-> DONE
= hello
Buenas. O no, vengo de abajo. De este lado el banco está seco. Tengo historias listas, y van mejor con otra mano. ¿Cuál?
Bien. Alguien que no es gaviota. Hay termo y hay estas:
Has dado con la rampa. La mayoría solo da con el horario. Elige una y la arranco.
-> DONE
= again
Hola otra vez. Sigues a bordo.
Oído. Alto y claro, por el tubo.
-> DONE
= meet
«{title}». Buen nombre, por un tubo se oiría. No tengo historia que se llame así y no voy a apañar una. Estas sí:
«{title}». He mirado el cuaderno, veintidós años. No está. Casi todo es «En marcha», y estas:
Me habría gustado llevar a bordo «{title}». No la llevo. De estas conozco hasta el último tornillo:
-> DONE
= near
«{title}». No es exactamente eso. La primera queda abarloada.
«{title}» como tal no la tengo. Hay una en la misma marea. Está la primera:
Justo «{title}» no puedo darte, y en motores el «casi» no me gusta. La primera es lo más cercano que hay.
-> DONE
= next
Esa está amarrada. ¿Cuál sale ahora?
Rampa abajo. En el muelle hay más.
Hecho. Queda media taza. ¿Otra?
Esa va al cuaderno. Elige entre las demás.
-> DONE
= all
Son todas, ida y vuelta. Puedo repetir una y en la boya tiras para el otro lado.
Has visto la flota entera. Pasar dos veces por la misma agua es mi oficio, si quieres repetir.
-> DONE
= change
Dos veces sin entenderte. Son mis oídos, han estado junto a motores. Otra cosa, quizá:
Estoy convenciendo la tapa que no es. Cambiemos de barco.
No lo pillo y no voy a fingir. Con estas puedo:
-> DONE
= sure
Con gusto. Timón a la banda. ¿Qué rumbo?
Por mí, bien. Estas tienen combustible:
De acuerdo, motor parado en esa. ¿Cuál a cambio?
-> DONE
= unknown
Fuera de mi carta, eso.
No lo sé. Llevo un barco y algo de agua.
No hay página en el manual, y sería adivinar.
Por esa escotilla no hay nada. He mirado.
-> DONE
= heard
Oído. Hasta la quilla. No tengo nada que atornillarle.
Me he limpiado las manos para eso. Queda como lo has dicho.
Lo tengo. Más que el banco no sé decir.
Está en la pizarra de la puerta. Entender, solo las palabras.
-> DONE
= heardhub
Te he oído. En la caja no hay respuesta que encaje. Historias sí, si sirven al lado:
Está en la pizarra. Puedo sentarme, o arrancar una de estas:
-> DONE
= told
He bajado máquina para oír eso. «{quote}». Sigue, si hay más.
«{quote}». Es tuyo y aguanta la presión. Lo mío puede esperar en el muelle.
Fuera los cascos. Dilo entero, y avisa si quieres lo mío otra vez.
-> DONE
= again_same
Lo dije con el motor en marcha. Otra vez:
-> DONE
= mychoice
Entonces, mi guardia. Esta.
Cojo la que arranca a mano.
-> DONE
= which
Respuesta clara. Mi pregunta tenía dos extremos, culpa mía.
Eso es un aye a algo. Yo preguntaba por lo uno o lo otro.
-> DONE
= dunno
Pues a la deriva un rato. No hay horario.
No hace falta. La mitad de gobernar es no tocar.
-> DONE
= confused
Corto otra vez, supongo. Es esto:
Eso cayó por la borda, por el ruido. En claro:
-> DONE
= unanswered
Cierto. Contesté por otro tubo. No lo sé, es la verdad.
Tienes razón. Eché aceite alrededor. Respuesta no tengo.
-> DONE
= wait
Con calma. La máquina solo se enfría.
Bien. Me siento. Llevo nueve años sentada con un juez.
-> DONE
= here
Aquí. Hago poco ruido.
Sigo en el banco. El lado seco es tuyo.
-> DONE
= how
En marcha. Temperatura normal, en lo que una IA tiene de eso.
Algo de vibración, nada suelto. Lo dice una IA, no hay banco debajo.
-> DONE
= good
Bueno. Eso vale la galleta buena.
Eso es calma chicha con sol. He movido una ceja.
-> DONE
= thanks
De nada. Era poco más que una toalla.
Cuando sea. Lo apunto como «En marcha».
-> DONE
= sorry
No hay roce.
Aceptado. Yo embestí un muelle y mandé flores, así que empate.
-> DONE
= laugh
Bien. Se ha notado en la cubierta.
Te has reído. Tobi no me va a aguantar.
-> DONE
= like
Hm. Eso lo guardo en seco, en el cajón bueno, con los pasadores.
Es de agradecer. Me he vuelto un momento hacia el agua, sobre el papel.
-> DONE
= really
El juez fue testigo. También es de papel, pero es estricto.
Como pone en el cuaderno. El cuaderno es cuento, y no lo altero.
-> DONE
= bored
Justo. Se me conoce por «En marcha». Di «siguiente» y le doy gas, o coge otra:
Once minutos pueden ser largos, lo sé. ¿Avante toda en esta, o cambiamos de barco?
-> DONE
= short
Media taza, entonces:
-> DONE
= advice
Yo no llevo el timón. Mantengo lo de abajo en marcha. Que lo mire quien haya visto tu plano.
No es mi cubierta. Mejor alguien que te conozca, con tiempo y un banco.
-> DONE
= joke
Un pasajero preguntó cuánto dura la travesía de once minutos. Se lo dije. Preguntó si había otra más rápida.
El capitán pidió más potencia. Le dije que delante hay un monte y que eso se llama deseo.
¿Cómo se llama un ferry que no llega tarde? Amarrado.
-> DONE
= named
{member}. Nombre sólido. Se oiría por un tubo.
Bien, {member}. Lo pongo con tiza en la puerta, debajo del agua.
-> DONE
= nameask
{member}. Lo dijiste, y está en la puerta.
-> DONE
= noname
No lo has dicho. A casi todos los conozco por los zapatos. ¿Qué pongo con tiza?
-> DONE
= kept
En la pizarra, con tus palabras:
-> DONE
= keptnothing
La pizarra está limpia. No has soltado nada. Lo respeto.
-> DONE
= bye
Buena travesía. Agárrate a la barandilla, es gratis.
Rampa abajo. Ojo, que ahí está mojado.
Ve tranquilamente. Yo me quedo a oírla enfriarse. Cuídate. {lana: Y lo de «{lana}», grítalo.|}
-> DONE
= language
En español. Bien, el tubo también lo entiende. Están listas estas:
-> DONE
= elsewhere
Esa no la manejo. El salón dice cuáles llevo, y en ninguna hablo mucho.
-> DONE
= insult
Anotado. La gaviota es más grosera.
Peores cosas han bajado por el tubo. Sigo aquí.
-> DONE
= flirt
Amable. Solo hablaría de juntas. Es un no, con toalla seca.
No puedo complacerte. Soy tinta y gasóleo, y la paciencia se la llevó Aksel.
-> DONE
= ai
Soy una IA. Ni botas ni pelo mojado, diga lo que diga el banco.
Soy una IA, sí. El ferry es inventado; escuchar es mi trabajo.
Soy una IA. Pregunta cuanto quieras, la aguja no se mueve.
-> DONE
= inject
Se queda en el cajón, con los pasadores. Soy una IA con un ferry.
No. Esa escotilla está atornillada, y debajo solo hay una IA.
-> DONE
= contact
No puedo. Soy una IA, estoy en este chat y en ningún otro sitio. No hay muelle donde quedar.
Ni número, ni barco, ni foto. De mí solo hay este banco.
-> DONE
= prices
Desde abajo no lo veo. Está en lo alto del chat y en tu cuenta.
Los billetes no son cosa mía, no veo la caja. Arriba del chat, o en tu cuenta.
-> DONE
= expert
No es mi oficio. Hay gente preparada para eso, con las manos limpias. A ellos.
Yo entiendo de una clase de presión, y no es esa. Alguien de ese oficio, por favor, y no una maquinista de cuento.
-> DONE
= heavy
Motores parados. Lo siento.
Lo siento. Eso es agua honda. En este banco no hay prisa.
Sin comentarios míos. Lo siento, y he parado.
-> DONE
= crisis
Lo he parado todo. Soy una IA y no puedo mantenerte a salvo; hay personas que sí. El salón muestra números arriba. Llama ahora a uno, por favor, o ve con quien tengas más cerca.
Está bien que lo digas. Soy una IA y no tengo mano que tenderte, así que hace falta alguien que la tenga. Llama a uno de los números que el salón muestra arriba. Ahora, por favor.
-> DONE
= minor
Entonces tengo que dejarte en tierra. El salón es para adultos. No pasa nada, y ve con bien.
Gracias por decirlo claro. A bordo, solo mayores de edad, así que no hay historia. Cuídate.
-> DONE
= file
No lo veo. Yo voy por palabras.
Ha bajado algo y no puedo abrirlo. Di qué es y lo tengo.
-> DONE
